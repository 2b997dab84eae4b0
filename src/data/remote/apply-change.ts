import type { Doc, Ref } from '#domain/mutation/types.ts'
import { equal } from '#lib/equal.ts'
import { bulkPut } from '../local/bulk.ts'
import { documentTables } from '../local/collections.ts'
import type { RowCollection } from '../local/collections.ts'
import { readBases } from '../local/documents.ts'
import { transact } from '../local/transact.ts'
import type { UserDb } from '../local/user-db.ts'
import { applyServerDocs } from '../outbox/apply-server-docs.ts'
import { readCursor } from './cursor.ts'
import type { RemoteDoc } from './firestore-client.ts'
import { newReceipts } from './new-receipts.ts'
import type { WatchSpec } from './watch-specs.ts'

/**
 * Takes in documents of a set in one transaction, with the set's new cursor. Applying the same ones again
 * changes nothing and writes nothing: whatever is written makes the screens that show it read again.
 * Receipts become lines of the history; what is still queued here and has a receipt stays queued: the
 * drain finds it arrived.
 */
export async function applyChange(
  db: UserDb,
  spec: WatchSpec,
  docs: readonly RemoteDoc[],
  cursorField: string | null,
): Promise<void> {
  const { collection, key } = spec
  const isHistory = collection === 'mutations'
  const receipts = isHistory ? await newReceipts(db, docs) : []
  const unknown = isHistory ? new Map<Ref, Doc>() : await unknownDocs(db, collection, docs)
  const newest = cursorField === null ? '' : newestOf(docs, cursorField)
  const isNewer = newest > ((await readCursor(db, key)) ?? '')
  if (receipts.length + unknown.size === 0 && !isNewer) return

  await transact(db, [...documentTables(db), db.receipts, db.cursors], async () => {
    await bulkPut(db.receipts, receipts)
    await applyServerDocs(db, unknown)
    if (newest > ((await readCursor(db, key)) ?? '')) await db.cursors.put({ key, value: newest })
  })
}

/** Those of which this device does not know this version, or which an older app could not read. */
async function unknownDocs(
  db: UserDb,
  collection: RowCollection,
  docs: readonly RemoteDoc[],
): Promise<Map<Ref, Doc>> {
  const all = new Map(docs.map(({ id, doc }): [Ref, Doc] => [`${collection}/${id}`, doc]))
  const known = await readBases(db, [...all.keys()])
  const unreadable = new Set(await db.unreadable.toCollection().primaryKeys())
  return new Map(
    [...all].filter(([ref, doc]) => unreadable.has(ref) || !equal(known.get(ref), doc)),
  )
}

function newestOf(docs: readonly RemoteDoc[], field: string): string {
  return docs.map(({ doc }) => textOf(doc[field])).reduce((a, b) => (a > b ? a : b), '')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
