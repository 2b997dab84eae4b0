import { type FromMetrics, parseFromMetrics, type ToMetrics } from '#domain/metrics/messages.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import type { Metrics } from './create-metrics.ts'

/** Answers about this person's numbers from a worker, so that the page stays free while thousands of orders are read. */
export function openMetrics(uid: string, hear: (answer: FromMetrics) => void): Metrics {
  const worker = new Worker(new URL('./metrics-worker.ts', import.meta.url), { type: 'module' })
  const send = (message: ToMetrics) => worker.postMessage(message, [])
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    hear(parseFromMetrics(data) ?? { kind: 'failed' }),
  )
  worker.addEventListener('error', () => hear({ kind: 'failed' }))
  send({ kind: 'start', uid })
  return { ask: send, close: () => worker.terminate() }
}

/** The same on the page itself, for browsers without storage that a worker could read. */
export function pageMetrics(hear: (answer: FromMetrics) => void): Query<Metrics> {
  return defineQuery('pageMetrics', null, async (context) => {
    const { createMetrics } = await import('./create-metrics.ts')
    return createMetrics(context, hear)
  })
}
