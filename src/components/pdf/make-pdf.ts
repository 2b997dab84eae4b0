import type { PdfAnswer, PdfRequest } from './pdf-worker.ts'

/** Generates a PDF in a worker, also offline; null if that failed. */
export function makePdf(request: PdfRequest): Promise<Blob | null> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Blob | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PdfAnswer>) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
    worker.postMessage(request, [])
  }).finally(() => worker.terminate())
}
