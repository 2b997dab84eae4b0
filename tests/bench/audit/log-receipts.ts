import { demoDocuments } from '#emulator/demo/demo-documents.ts'
import type { DemoDocument } from '#emulator/demo/base/types.ts'

const hour = 3_600_000
/** Devices hold the receipts of the last six days. */
const span = 140 * hour
/** Older than what a new device receives. */
const olderBy = 8 * 24 * hour
const atOnce = 2000

/**
 * This many receipts, copies of the demo company's, spread over the days before `now`, or over days that are too long
 * ago for devices to hold them.
 */
export function* logReceipts(
  count: number,
  now: number,
  isOld: boolean,
): Generator<readonly DemoDocument[]> {
  const models = demoDocuments(now).filter(({ path }) => path.includes('/mutations/'))
  for (let from = 0; from < count; from += atOnce) {
    const length = Math.min(atOnce, count - from)
    yield Array.from({ length }, (_, i) =>
      copyOf(models, from + i, count, isOld ? now - olderBy : now),
    )
  }
}

function copyOf(
  models: readonly DemoDocument[],
  i: number,
  count: number,
  now: number,
): DemoDocument {
  // A step that is prime to their number mixes people and kinds as a day does.
  const model = models[(i * 7919) % models.length]
  if (!model) throw new Error('The demo company has no receipts')
  const at = new Date(now - hour - (span * i) / count).toISOString()
  const id = `log-${`${i}`.padStart(6, '0')}`
  const times = { at, deviceAt: at, since: at, until: at, receivedAt: at }
  const isMerged = i % 50 === 0
  const merged = {
    ref: 'orders/demo-order-001',
    field: 'description',
    from: '',
    to: 'a',
    theirs: 'b',
  }
  return {
    path: `companies/demo-company/mutations/${id}`,
    data: {
      ...model.data,
      ...times,
      leadId: id,
      merged: isMerged ? [{ ...merged, kept: 'both' }] : [],
    },
  }
}
