import { parseRow } from '#domain/entities/parse-row.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { transact } from '../local/transact.ts'
import { bulkPut } from '../local/bulk.ts'
import { documentTables } from '../local/collections.ts'
import type { RowCollection } from '../local/collections.ts'
import type { UserDb } from '../local/user-db.ts'
import { applyServerDocs } from '../outbox/apply-server-docs.ts'
import { report } from '../report.ts'
import { readCursor } from './cursor.ts'
import type { RemoteDoc } from './firestore-client.ts'
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

async function putReceipts(db: UserDb, docs: readonly RemoteDoc[]): Promise<void> {
  const receipts = docs.flatMap(({ id, doc }) => {
    const parsed = parseRow('mutations', id, doc)
    if (!parsed.ok) report(`The receipt ${id} cannot be read`, parsed.problem)
    return parsed.ok ? [parsed.value] : []
  })
  await bulkPut(db.receipts, receipts)
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
