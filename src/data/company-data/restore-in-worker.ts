import type { Problem } from '#domain/problem.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { CompanyRestore, RestoreOptions } from '../types/company-data.ts'
import type { RestoreOrder, RestoreReport } from './restore-worker.ts'

/** Restores in a worker, so that a large file does not slow the page down; null if it was cancelled. */
export function restoreInWorker(
  whose: Omit<RestoreOrder, 'file'>,
  { file, onProgress, signal }: RestoreOptions,
): Promise<Result<CompanyRestore | null, Problem>> {
  const worker = new Worker(new URL('./restore-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Awaited<ReturnType<typeof restoreInWorker>>>((resolve) => {
    signal.addEventListener('abort', () => resolve(ok(null)))
    worker.addEventListener('error', () => resolve(fail({ type: 'network/offline' })))
    worker.addEventListener('message', ({ data }: MessageEvent<RestoreReport>) => {
      if (data.kind === 'progress') onProgress(data.restore)
      else resolve(data.kind === 'failed' ? fail(data.problem) : ok(data.restore))
    })
    worker.postMessage({ ...whose, file } satisfies RestoreOrder, [])
  }).finally(() => worker.terminate())
}
