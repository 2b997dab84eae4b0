import { documentTables } from '#data/local/rows/collections.ts'
import { transact } from '#data/local/database/transact.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { rebuild } from './apply-server-docs.ts'

/** Parses unreadable documents again: this app may be newer than the one that set them aside. */
export async function rereadUnreadable(db: UserDb): Promise<void> {
  await transact(db, documentTables(db), async () => {
    const rows = await db.unreadable.toArray()
    await rebuild(
      db,
      rows.map(({ ref }) => ref),
    )
  })
}
