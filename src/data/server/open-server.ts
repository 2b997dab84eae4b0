import { clockOffset } from '#domain/time/true-time.ts'
import { newId } from '#lib/new-id.ts'
import { readItem, writeItem } from '../local/database/device-db.ts'
import type { DeviceDb } from '../local/database/device-db.ts'
import { transact } from '../local/database/transact.ts'
import { createDeviceLocks } from '../local/locks/device-locks.ts'
import { createTokenSource } from './create-token-source.ts'
import { deviceItems } from './device-items.ts'
import { createFirestoreRest } from './rest/firestore-rest.ts'
import type { FirestoreRest } from './rest/firestore-rest.ts'
import { createFetchHttp } from './rest/http.ts'
import { readAuthUser } from './stored-auth.ts'
import type { TokenSource } from './token-types.ts'
import { endpointsOf } from './web-config.ts'
import type { WebConfig } from './web-config.ts'

/** The connection to the server, as the page and the worker both use it. */
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
      // The session's first load reveals the server's time before anything can be done under a wrong clock.
      async batchGet(names, call) {
        const sentAt = clock.now()
        const answer = await rest.batchGet(names, call)
        const receivedAt = clock.now()
        if (answer.ok && answer.value.readTime !== '') {
          const serverTime = Date.parse(answer.value.readTime)
          await learnClock(deviceDb, sentAt, receivedAt, serverTime).catch(() => undefined)
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

/** Two devices must not share an id. */
export function takeNewName(deviceDb: DeviceDb): void {
  void writeItem(deviceDb, deviceItems.deviceId, newId()).catch(() => undefined)
}

const hour = 60 * 60_000

/** Keeps the most exact of the last hour's readings of the server's clock. */
export async function learnClock(
  deviceDb: DeviceDb,
  sentAt: number,
  receivedAt: number,
  serverTime: number,
): Promise<void> {
  const offsetMs = clockOffset(sentAt, receivedAt, serverTime)
  const roundTripMs = receivedAt - sentAt
  await transact(deviceDb, [deviceDb.items], async () => {
    const known = await readItem(deviceDb, deviceItems.clock)
    const age = known ? Math.abs(receivedAt - known.learnedAt) : Infinity
    const moved = known ? Math.abs(known.offsetMs - offsetMs) : Infinity
    const explained = known ? (known.roundTripMs + roundTripMs) / 2 : 0
    if (known && age < hour && roundTripMs >= known.roundTripMs && moved <= explained) return
    await writeItem(deviceDb, deviceItems.clock, { offsetMs, roundTripMs, learnedAt: receivedAt })
  })
}
