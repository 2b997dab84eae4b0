import { splitRef } from '#domain/mutation/refs.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { rowCollection, rowTable } from '../local/rows/collections.ts'
import { transact } from '../local/database/transact.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { report } from '../report.ts'

/**
 * Sets aside a document that made storing fail: only that it exists, why it could not be stored, and its author and
 * time are kept.
 */
export async function storeUnreadable(
  db: UserDb,
  ref: Ref,
  doc: Doc,
  error: unknown,
): Promise<void> {
  report(`The document ${ref} cannot be stored`, error)
  const texts = Object.entries(doc).filter(
    ([key, value]) => writers.has(key) && typeof value === 'string',
  )
  const table = rowTable(db, rowCollection(ref))
  await transact(db, [table, db.unreadable], async () => {
    await table.delete(splitRef(ref)[1])
    await db.unreadable.put({
      ref,
      issues: [String(error).slice(0, 200)],
      doc: Object.fromEntries(texts),
    })
  })
}

const writers: ReadonlySet<string> = new Set([
  'updatedAt',
  'updatedBy',
  'receivedAt',
  'actorId',
  'createdBy',
])
