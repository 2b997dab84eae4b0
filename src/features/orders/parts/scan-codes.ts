/** The browser's own reader of barcodes; not every one has it, and the types do not know it yet. */
interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
const host = globalThis as { readonly BarcodeDetector?: new () => CodeReader }

/** Whether this device can read a barcode by its camera. */
export function canScan(): boolean {
  return host.BarcodeDetector !== undefined && navigator.mediaDevices !== undefined
}

const everyMs = 200

/**
 * Shows the camera in `video` and gives each code that is seen, until `signal` ends it. Fails with what the
 * browser says where there is no camera, or none for us.
 */
export async function scanCodes(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onCode: (code: string) => void,
): Promise<void> {
  if (!host.BarcodeDetector) throw new DOMException('No reader', 'NotSupportedError')
  const camera = { video: { facingMode: 'environment' } }
  const stream = await navigator.mediaDevices.getUserMedia(camera)
  const end = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return end()
  signal.addEventListener('abort', end)
  video.srcObject = stream
  await video.play()
  const reader = new host.BarcodeDetector()
  while (!signal.aborted) {
    const [seen] = await reader.detect(video)
    if (seen && !signal.aborted) onCode(seen.rawValue)
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}
