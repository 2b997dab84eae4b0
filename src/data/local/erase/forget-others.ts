import { countUnsent } from '../unsent/count-unsent.ts'
import { forgetMarker } from '../unsent/unsent-marker.ts'
import { openUserDb, userOfDb } from '../database/user-db.ts'
import type { OpenOptions } from '../database/open-database.ts'

/**
 * Deletes the databases of the other users of this device in which nothing is left to be sent: somebody
 * else works here now, and what they had can be fetched again. Unsent work stays for its user.
 */
export async function forgetOthers(
  uid: string,
  host: IDBFactory | undefined,
  options: OpenOptions = {},
): Promise<void> {
  // Not every browser tells the names of its databases.
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
