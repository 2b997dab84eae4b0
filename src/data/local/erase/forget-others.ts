import { countUnsent } from '../unsent/count-unsent.ts'
import { forgetMarker } from '../unsent/unsent-marker.ts'
import { openUserDb, userOfDb } from '../database/user-db.ts'
import type { OpenOptions } from '../database/open-database.ts'

/**
 * Deletes the databases of this device's other users that have nothing left to send: someone else works here now, and
 * their data can be downloaded again. Unsent work stays for its user.
 */
export async function forgetOthers(
  uid: string,
  host: IDBFactory | undefined,
  options: OpenOptions = {},
): Promise<void> {
  // Not every browser lists its databases.
  const known = (await host?.databases?.()) ?? []
  for (const { name = '' } of known) {
    const other = userOfDb(name)
    if (other === undefined || other === uid) continue
    const db = openUserDb(other, options)
    try {
      if ((await countUnsent(db)) > 0) continue
      await db.delete()
      await forgetMarker(other)
    } finally {
      db.close()
    }
  }
}
