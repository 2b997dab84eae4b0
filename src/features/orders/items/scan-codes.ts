import { openReader } from '#components/barcode/open-reader.ts'
import { fail, ok, type Result } from '#lib/result.ts'

/** The person or the browser says no to the camera; there is none; the reader is neither here nor to be had. */
export type ScanTrouble = 'refused' | 'missing' | 'noReader'

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
 * Shows the camera in `video` and tells each code once when it comes into sight, until `signal` ends it. Nobody is
 * asked for a camera that nothing could read with.
 */
export async function scanCodes(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onCode: (code: string) => void,
  ports: ScanPorts = ofThisPage,
): Promise<Result<void, ScanTrouble>> {
  const reader = await ports.openReader().catch(() => null)
  if (!reader) return fail('noReader')
  if (signal.aborted) return ok()
  let stop = () => {}
  try {
    const stream = await ports.openCamera()
    stop = () => stream.getTracks().forEach((track) => track.stop())
    signal.addEventListener('abort', stop)
    video.srcObject = stream
    if (!signal.aborted) await video.play()
    for (let told = ''; !signal.aborted; await ports.pause()) {
      const [seen] = await reader.detect(video)
      if (!seen || seen.rawValue === told || signal.aborted) continue
      told = seen.rawValue
      onCode(told)
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
