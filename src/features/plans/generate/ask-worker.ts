import { type MissingDate, parsePlanAnswer, type PlanQuestion } from '#domain/plan/messages.ts'

type ReadOnly<T> = T extends object ? { readonly [K in keyof T]: ReadOnly<T[K]> } : T

/** Has a worker find the dates without an order, so that hundreds of plans hold up nothing; none where it fails. */
export function askWorker(question: ReadOnly<PlanQuestion>): Promise<readonly MissingDate[]> {
  const worker = new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<readonly MissingDate[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      resolve(parsePlanAnswer(data) ?? []),
    )
    worker.addEventListener('error', (event) => reject(new Error(event.message)))
    worker.postMessage(question, [])
  }).finally(() => worker.terminate())
}
