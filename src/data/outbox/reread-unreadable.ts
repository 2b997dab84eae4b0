import { parseRow } from '#domain/entities/parse-row.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { bulkDelete, bulkPut } from '../local/bulk.ts'
import { documentTables, hasRow } from '../local/collections.ts'
import { transact } from '../local/transact.ts'
import type { UserDb } from '../local/user-db.ts'
import { rebuild } from './apply-server-docs.ts'

/** Looks again at what could not be read: this may be a newer app than the one that set it aside. */
export async function rereadUnreadable(db: UserDb): Promise<void> {
  await transact(db, [...documentTables(db), db.receipts], async () => {
    const rows = await db.unreadable.toArray()
    await rebuild(
      db,
      rows.map(({ ref }) => ref),
    )
    const receipts = rows.flatMap(({ ref, doc = {} }) => {
      if (hasRow(ref)) return []
      const parsed = parseRow('mutations', splitRef(ref)[1], doc)
      return parsed.ok ? [parsed.value] : []
    })
    await bulkPut(db.receipts, receipts)
    await bulkDelete(
      db.unreadable,
      receipts.map(({ id }): Ref => `mutations/${id}`),
    )
  })
}
