import { openReader } from '#components/barcode/open-reader.ts'
import { fail, ok, type Result } from '#lib/result.ts'

/** Camera access was denied; there is no camera; or the barcode reader is neither cached nor reachable. */
export type ScanFailure = 'refused' | 'missing' | 'notDownloaded'

export interface ScanPorts {
  readonly openReader: typeof openReader
  readonly openCamera: () => Promise<MediaStream>
  readonly pause: () => Promise<void>
}

const everyMs = 200

const ofThisPage: ScanPorts = {
  openReader,
  openCamera: () => navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
  pause: () => new Promise((resolve) => setTimeout(resolve, everyMs)),
}

/**
 * Shows the camera in `video` and reports each code once when it comes into view, until `signal` aborts.
 * Does not request the camera unless a reader is available.
 */
export async function scanCodes(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onCode: (code: string) => void,
  ports: ScanPorts = ofThisPage,
): Promise<Result<void, ScanFailure>> {
  const reader = await ports.openReader().catch(() => null)
  if (!reader) return fail('notDownloaded')
  if (signal.aborted) return ok()
  let stop = () => {}
  try {
    const stream = await ports.openCamera()
    stop = () => stream.getTracks().forEach((track) => track.stop())
    signal.addEventListener('abort', stop)
    video.srcObject = stream
    if (!signal.aborted) await video.play()
    for (let lastCode = ''; !signal.aborted; await ports.pause()) {
      const [seen] = await reader.detect(video)
      if (!seen || seen.rawValue === lastCode || signal.aborted) continue
      lastCode = seen.rawValue
      onCode(lastCode)
    }
    return ok()
  } catch (error) {
    if (signal.aborted) return ok()
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
    return fail(isRefused ? 'refused' : 'missing')
  } finally {
    stop()
  }
}
