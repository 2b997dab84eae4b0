import type { Ref } from '#domain/mutation/types.ts'
import { newId } from '#lib/new-id.ts'
import { readItem } from '../local/database/device-db.ts'
import type { DeviceDb } from '../local/database/device-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import type { Server } from '../server/open-server.ts'
import { deviceItems } from '../server/device-items.ts'
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
  readonly openClient: () => Promise<FirestoreClient>
  /** Documents that are fetched and stored at a time: fewer if a page waits for this thread. */
  readonly pageSize: number
  readonly onServerAnswer: () => void
}

/** The shortest and the longest pause between two transactions, in milliseconds. */
const shortest = 40
const longest = 250

/**
 * Pauses let screens read between transactions: they are notified when one is over, and would otherwise be blocked by
 * the next one.
 */
function yieldToMain(waitedMs: number): Promise<void> {
  const ms = Math.min(longest, Math.max(shortest, waitedMs / 2))
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Follows everything this user may see into their database, in whichever thread this runs. */
export async function listenAs(ports: ListenAsPorts): Promise<Omit<RemoteListening, 'broken'>> {
  const { deviceDb, db, uid, server, pageSize, onServerAnswer } = ports
  const clock = await readItem(deviceDb, deviceItems.clock)
  const now = () => Date.now() + (clock?.offsetMs ?? 0)
  const random = { next: Math.random, id: () => newId() }
  let client: FirestoreClient | undefined
  let opening: Promise<FirestoreClient> | undefined
  async function openClient(): Promise<FirestoreClient> {
    opening ??= ports.openClient().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return (client = await opening)
  }
  const following = followUser(db, uid, (user, settings) => {
    const read = (ref: Ref) => readDocument(server, uid, user.companyId, ref)
    const known = { db, uid, server, now, random, yieldToMain, pageSize, onServerAnswer }
    return listen({ ...known, openClient, read }, user, settings)
  })
  return {
    notify(news: NetworkNews) {
      client?.wake(news)
      following.nudge()
    },
    stop: () => following.stop(),
  }
}
