import { yieldToMain } from '#lib/yield-to-main.ts'
import { newId } from '#lib/new-id.ts'
import type { DeviceDb } from '../local/database/device-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { createDeviceLocks } from '../local/locks/device-locks.ts'
import { learnClock, takeNewName } from '../server/open-server.ts'
import type { Server } from '../server/open-server.ts'
import { createDrain } from './drain/create-drain.ts'
import type { Drain } from './drain/create-drain.ts'
import { defaultReading } from './drain/plan/commit-cost.ts'
import { createDexieStore } from './store/dexie-store.ts'

/** The drain of one user's outbox on this host's clock, locks and network. */
export function openDrain(deviceDb: DeviceDb, db: UserDb, uid: string, server: Server): Drain {
  return createDrain({
    uid,
    projectId: server.config.projectId,
    store: createDexieStore(db),
    rest: server.rest,
    auth: server.auth,
    reading: server.config.limits ?? defaultReading,
    clock: { now: () => Date.now() },
    random: { next: Math.random, id: () => newId() },
    locks: createDeviceLocks(deviceDb),
    yieldToMain,
    onCloned: () => takeNewName(deviceDb),
    onServerTime: (sentAt, receivedAt, serverTime) => {
      void learnClock(deviceDb, sentAt, receivedAt, serverTime).catch(() => undefined)
    },
  })
}
