import { transact } from '../local/database/transact.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { writeMeta } from '../local/rows/meta.ts'

/** Stores the person's decision. Withdrawing consent also deletes the positions that were not sent yet. */
export async function agreeToTracking(db: UserDb, agreed: boolean): Promise<void> {
  await transact(db, [db.meta, db.pings], async () => {
    await writeMeta(db, 'places', agreed)
    await writeMeta(db, 'hides', agreed ? null : true)
    if (!agreed) await db.pings.clear()
  })
}
