import { equal } from '#lib/equal.ts'
import { readItem, removeItem, writeItem } from '../local/database/device-db.ts'
import type { DeviceDb } from '../local/database/device-db.ts'
import { transact } from '../local/database/transact.ts'
import { deviceItems } from '../server/device-items.ts'
import type { StoredSession } from '../server/device-items.ts'
import type { Identity } from './auth-client.ts'

/** The session that this device stores; undefined if no one is signed in. */
export function readStoredSession(deviceDb: DeviceDb): Promise<StoredSession | undefined> {
  return readItem(deviceDb, deviceItems.session)
}

/** Stores that this user is signed in; what was stored of them before stays. */
export async function storeIdentity(
  deviceDb: DeviceDb,
  { uid, email, displayName }: Identity,
): Promise<StoredSession> {
  return transact(deviceDb, [deviceDb.items], async () => {
    const now = await readStoredSession(deviceDb)
    const kept = now?.uid === uid ? now : { user: null, company: null, loaded: false }
    const next = { ...kept, uid, email, displayName, needsSignIn: false }
    await writeItem(deviceDb, deviceItems.session, next)
    return next
  })
}

/** Changes the stored session of this user; that of someone who signed in meanwhile is left alone. */
export async function changeStoredSession(
  deviceDb: DeviceDb,
  uid: string,
  fields: Partial<StoredSession>,
): Promise<void> {
  await transact(deviceDb, [deviceDb.items], async () => {
    const now = await readStoredSession(deviceDb)
    if (now?.uid !== uid) return
    const next = { ...now, ...fields }
    if (!equal(now, next)) await writeItem(deviceDb, deviceItems.session, next)
  })
}

export async function removeStoredSession(deviceDb: DeviceDb): Promise<void> {
  await removeItem(deviceDb, deviceItems.session)
  await removeItem(deviceDb, deviceItems.token)
}
