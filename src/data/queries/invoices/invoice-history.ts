import type { Query } from '#data/types/data.ts'
import type { HistoryEntry } from '#data/types/views.ts'
import { repairRow } from '#data/local/rows/repair-row.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'

/** What of a history entry every document has. */
export type DocumentHistoryEntry = Pick<
  HistoryEntry,
  'id' | 'name' | 'args' | 'actorId' | 'at' | 'receivedAt'
>

/** What was done with an invoice as far as this device knows, the newest first: received, or still waiting here. */
export function invoiceHistory(id: string): Query<readonly DocumentHistoryEntry[]> {
  const ref = `invoices/${id}`
  return defineQuery('invoiceHistory', id, async ({ db }) => {
    const [rows, queued] = await Promise.all([
      db.receipts.where('refs').equals(ref).toArray(),
      db.outbox.where('refs').equals(ref).toArray(),
    ])
    const received = entitiesOf('mutations', rows).map((receipt): DocumentHistoryEntry =>
      entryOf(receipt, receipt.actorId, receipt.receivedAt),
    )
    const here = queued.map(repairRow).map((row) => entryOf(row, row.actor.uid, null))
    return [...received, ...here].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  })
}

function entryOf(
  { id, name, args, at }: Pick<DocumentHistoryEntry, 'id' | 'name' | 'args' | 'at'>,
  actorId: string,
  receivedAt: string | null,
): DocumentHistoryEntry {
  return { id, name, args, actorId, at, receivedAt }
}
