import { forgetMarker } from './unsent-marker.ts'
import { openUserDb, userDbName } from './user-db.ts'
import type { OpenOptions } from './open-database.ts'

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
  const prefix = userDbName('')
  for (const { name = '' } of known) {
    const other = name.startsWith(prefix) ? name.slice(prefix.length) : ''
    if (other === '' || other === 'device' || other === uid) continue
    const db = openUserDb(other, options)
    try {
      const unsent = await db.outbox.count()
      const photos = await db.blobs.filter(({ state }) => state !== 'sent').count()
      const positions = await db.pings.count()
      if (unsent + photos + positions > 0) continue
      await db.delete()
      await forgetMarker(other)
    } finally {
      db.close()
    }
  }
}
