import { readItem } from '../local/device-db.ts'
import type { DeviceDb } from '../local/device-db.ts'
import type { UserDb } from '../local/user-db.ts'
import type { Server } from '../outbox/open-drain.ts'
import { deviceItems } from '../session/device-items.ts'
import type { FirestoreClient } from './firestore-client.ts'
import { followUser } from './follow-user.ts'
import { listen } from './listen.ts'
import { readDocument } from './read-document.ts'
import type { NetworkNews, RemoteListening } from './types.ts'

export interface ListenAsPorts {
  readonly deviceDb: DeviceDb
  readonly db: UserDb
  readonly uid: string
  readonly server: Server
  readonly client: FirestoreClient
  readonly onHeard: () => void
}

/** Follows all that this user may see into their database, in whatever thread this runs. */
export async function listenAs(ports: ListenAsPorts): Promise<Omit<RemoteListening, 'broken'>> {
  const { deviceDb, db, uid, server, client, onHeard } = ports
  const clock = await readItem(deviceDb, deviceItems.clock)
  const now = () => Date.now() + (clock?.offsetMs ?? 0)
  const following = followUser(db, uid, (user) =>
    listen(
      { db, client, now, onHeard, read: (ref) => readDocument(server, user.companyId, ref) },
      user,
    ),
  )
  return {
    tell(news: NetworkNews) {
      client.wake(news)
      following.nudge()
    },
    stop: () => following.stop(),
  }
}
