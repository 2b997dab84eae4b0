import { clockOffset } from '#domain/time/true-time.ts'
import { breathe } from '#lib/breathe.ts'
import { newId } from '#lib/new-id.ts'
import { transact } from '../local/database/transact.ts'
import { readItem, writeItem } from '../local/database/device-db.ts'
import type { DeviceDb } from '../local/database/device-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { createTokenSource } from '../server/create-token-source.ts'
import { deviceItems } from '../server/device-items.ts'
import { readAuthUser } from '../server/stored-auth.ts'
import { endpointsOf } from '../server/web-config.ts'
import type { WebConfig } from '../server/web-config.ts'
import { createDexieMediaStore } from '../blobs/dexie-media-store.ts'
import { createMediaLane } from '../blobs/create-media-lane.ts'
import { createFirestoreRest } from '../server/rest/firestore-rest.ts'
import type { FirestoreRest } from '../server/rest/firestore-rest.ts'
import { createFetchHttp } from '../server/rest/http.ts'
import { createDexieStore } from './store/dexie-store.ts'
import { createDrain } from './drain/create-drain.ts'
import type { Drain } from './drain/create-drain.ts'
import { usualReading } from './drain/plan/commit-cost.ts'
import type { TokenSource } from './drain/types.ts'
import { createDeviceLocks } from '../local/locks/device-locks.ts'

/** The ways from this device to the server, as the page and the worker both use them. */
export interface Server {
  readonly config: WebConfig
  readonly rest: FirestoreRest
  readonly auth: TokenSource
}

export function openServer(deviceDb: DeviceDb, config: WebConfig): Server {
  const http = createFetchHttp((input, init) => fetch(input, init))
  const clock = { now: () => Date.now() }
  const rest = createFirestoreRest({
    http,
    origin: endpointsOf(config).firestore,
    projectId: config.projectId,
  })
  return {
    config,
    rest: {
      ...rest,
      // The session's first load tells the server's time before anything can be done by a wrong clock.
      async batchGet(names, call) {
        const sentAt = clock.now()
        const answer = await rest.batchGet(names, call)
        const heardAt = clock.now()
        if (answer.ok && answer.value.readTime !== '') {
          const serverTime = Date.parse(answer.value.readTime)
          await learnClock(deviceDb, sentAt, heardAt, serverTime).catch(() => undefined)
        }
        return answer
      },
    },
    auth: createTokenSource({
      deviceDb,
      config,
      http,
      clock,
      locks: createDeviceLocks(deviceDb),
      readAuthUser: () => readAuthUser(config.apiKey),
    }),
  }
}

/** The drain of one user's outbox on this host's clock, locks and network. */
export function openDrain(deviceDb: DeviceDb, db: UserDb, uid: string, server: Server): Drain {
  return createDrain({
    uid,
    projectId: server.config.projectId,
    store: createDexieStore(db),
    rest: server.rest,
    auth: server.auth,
    reading: server.config.limits ?? usualReading,
    clock: { now: () => Date.now() },
    random: { next: Math.random, id: () => newId() },
    locks: createDeviceLocks(deviceDb),
    breathe,
    onCloned: () => takeNewName(deviceDb),
    onServerTime: (sentAt, heardAt, serverTime) => {
      void learnClock(deviceDb, sentAt, heardAt, serverTime).catch(() => undefined)
    },
  })
}

/** Two devices must not go under one name. */
function takeNewName(deviceDb: DeviceDb): void {
  void writeItem(deviceDb, deviceItems.deviceId, newId()).catch(() => undefined)
}

/** The lanes of one user's photos and positions, behind the mutations. */
export function openMedia(
  deviceDb: DeviceDb,
  db: UserDb,
  uid: string,
  server: Server,
  onFreed: () => void,
): Drain {
  return createMediaLane({
    uid,
    projectId: server.config.projectId,
    store: createDexieMediaStore(db),
    rest: server.rest,
    auth: server.auth,
    clock: { now: () => Date.now() },
    random: { next: Math.random, id: () => newId() },
    locks: createDeviceLocks(deviceDb),
    deviceId: async () => (await readItem(deviceDb, deviceItems.deviceId)) ?? '',
    onFreed,
  })
}

const hour = 60 * 60_000

/** Keeps the most exact of the last hour's readings of the server's clock. */
async function learnClock(
  deviceDb: DeviceDb,
  sentAt: number,
  heardAt: number,
  serverTime: number,
): Promise<void> {
  const offsetMs = clockOffset(sentAt, heardAt, serverTime)
  const roundTripMs = heardAt - sentAt
  await transact(deviceDb, [deviceDb.items], async () => {
    const known = await readItem(deviceDb, deviceItems.clock)
    const age = known ? Math.abs(heardAt - known.learnedAt) : Infinity
    const moved = known ? Math.abs(known.offsetMs - offsetMs) : Infinity
    const explained = known ? (known.roundTripMs + roundTripMs) / 2 : 0
    if (known && age < hour && roundTripMs >= known.roundTripMs && moved <= explained) return
    await writeItem(deviceDb, deviceItems.clock, { offsetMs, roundTripMs, learnedAt: heardAt })
  })
}
