import { openUserDb } from '#data/local/database/user-db.ts'
import { type FromMetrics, parseToMetrics } from '#domain/metrics/messages.ts'
import { createMetrics, type Metrics } from './create-metrics.ts'

let metrics: Metrics | null = null

const answer = (message: FromMetrics) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const message = parseToMetrics(data)
  if (message === null) answer({ kind: 'failed' })
  else if (message.kind === 'start')
    metrics = createMetrics({ db: openUserDb(message.uid), uid: message.uid }, answer)
  else metrics?.ask(message)
})
