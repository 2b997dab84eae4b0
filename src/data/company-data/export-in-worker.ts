import type { Problem } from '#domain/problem.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { WebConfig } from '../server/web-config.ts'
import type { CompanyExport, ExportOptions } from '../types/company-data.ts'
import type { ExportAnswer, ExportRequest } from './export-worker.ts'

interface Whose {
  readonly uid: string
  readonly companyId: string
  readonly config: WebConfig
}

/** Exports in a worker, so that a large company does not slow the page down; null if it was cancelled. */
export function exportInWorker(
  whose: Whose,
  { readMe, handle, onProgress, signal }: ExportOptions,
): Promise<Result<(CompanyExport & { readonly file: Blob | null }) | null, Problem>> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Awaited<ReturnType<typeof exportInWorker>>>((resolve) => {
    signal.addEventListener('abort', () => resolve(ok(null)))
    worker.addEventListener('error', () => resolve(fail({ type: 'network/offline' })))
    worker.addEventListener('message', ({ data }: MessageEvent<ExportAnswer>) => {
      if (data.kind === 'progress') onProgress(data.progress)
      else if (data.kind === 'failed') resolve(fail(data.problem))
      else resolve(ok({ ...data.result, file: data.file }))
    })
    worker.postMessage({ ...whose, readMe, handle } satisfies ExportRequest, [])
  }).finally(() => worker.terminate())
}
