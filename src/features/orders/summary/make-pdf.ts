import type { PdfAnswer, PdfRequest } from './pdf-worker.ts'

/** The summary as a PDF, made beside the page's own work and without a network; null where that failed. */
export function makePdf(request: PdfRequest): Promise<Blob | null> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Blob | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PdfAnswer>) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
    worker.postMessage(request, [])
  }).finally(() => worker.terminate())
}
