import { deviceLabel } from '#domain/sync/device-label.ts'
import { appVersion } from '#lib/app-version.ts'
import { newId } from '#lib/new-id.ts'
import { readItem } from '../local/database/device-db.ts'
import type { DeviceDb } from '../local/database/device-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { createDeviceLocks } from '../local/locks/device-locks.ts'
import type { Drain } from '../outbox/drain/create-drain.ts'
import { deviceItems } from '../server/device-items.ts'
import type { Server } from '../server/open-server.ts'
import { createDeviceLane } from './create-device-lane.ts'
import { createMediaLane } from './create-media-lane.ts'
import { createDexieMediaStore } from './dexie-media-store.ts'
import type { MediaPorts } from './types.ts'

/** The lanes of one user's photos and positions, behind the mutations. */
export function openMedia(
  deviceDb: DeviceDb,
  db: UserDb,
  uid: string,
  server: Server,
  onFreed: () => void,
): Drain {
  const ports: MediaPorts = {
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
  }
  const app = { label: deviceLabel(navigator.userAgent), appVersion }
  return createMediaLane(ports, [createDeviceLane(ports, db, app)])
}
