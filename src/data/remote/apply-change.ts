import type { Doc, Ref } from '#domain/mutation/types.ts'
import { transact } from '../local/transact.ts'
import { documentTables } from '../local/collections.ts'
import type { RowCollection } from '../local/collections.ts'
import type { UserDb } from '../local/user-db.ts'
import { applyServerDocs } from '../outbox/apply-server-docs.ts'
import { readCursor } from './cursor.ts'
import type { RemoteDoc } from './firestore-client.ts'
import { putReceipts } from './put-receipts.ts'
import type { WatchSpec } from './watch-specs.ts'

/**
 * Takes in documents of a set in one transaction, with the set's new cursor. Applying the same ones again
 * changes nothing. Receipts become lines of the history; what is still queued here and has a receipt
 * stays queued: the drain finds it arrived.
 */
export async function applyChange(
  db: UserDb,
  spec: WatchSpec,
  docs: readonly RemoteDoc[],
  cursorField: string | null,
): Promise<void> {
  await transact(db, [...documentTables(db), db.receipts, db.cursors], async () => {
    const { collection } = spec
    if (collection === 'mutations') await putReceipts(db, docs)
    else await applyServerDocs(db, byRef(collection, docs))
    if (cursorField === null) return
    const newest = docs.map(({ doc }) => textOf(doc[cursorField])).reduce(later, '')
    const value = later(newest, (await readCursor(db, spec.key)) ?? '')
    if (value !== '') await db.cursors.put({ key: spec.key, value })
  })
}

function byRef(collection: RowCollection, docs: readonly RemoteDoc[]): Map<Ref, Doc> {
  return new Map(docs.map(({ id, doc }) => [`${collection}/${id}`, doc]))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function later(a: string, b: string): string {
  return a > b ? a : b
}
