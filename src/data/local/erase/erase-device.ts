import { countUnsent } from '../unsent/count-unsent.ts'
import { deleteDatabase } from './delete-database.ts'
import type { ErasureNote } from './erasure-note.ts'
import type { OpenOptions } from '../database/open-database.ts'
import { forgetMarker } from '../unsent/unsent-marker.ts'
import { openUserDb, userDbName, userOfDb } from '../database/user-db.ts'

/** What survives an erasure in localStorage: the device's settings, and the notes of unsent work and of the erasure. */
const keptItems = new Set(['daybook:device', 'daybook-unsent', 'daybook:erasure'])

/** Caches of the app's own code hold nothing of a company, but map tiles tell where its customers are. */
const erasedCaches = ['tiles']

/** Databases to delete in browsers that cannot list them. */
const knownNames = ['daybook-device', 'firebaseLocalStorageDb', 'firebase-heartbeat-database']

interface ErasePorts extends OpenOptions {
  readonly indexedDB: IDBFactory
  /** Whether no other page has any of the databases open; otherwise they are emptied and not deleted. */
  readonly alone: boolean
}

/**
 * Erases what this device holds of the noted users and of everyone who has nothing unsent, and the sign-in. Unsent work
 * stays for its user, unless that user has confirmed discarding it. Returns the users whose work stayed.
 */
export async function eraseDevice(
  users: ErasureNote['users'],
  { indexedDB, alone, ...options }: ErasePorts,
): Promise<{ readonly kept: readonly string[] }> {
  const kept: string[] = []
  for (const name of await namesOf(indexedDB, users)) {
    const uid = userOfDb(name)
    const noted = users.find((user) => user.uid === uid)
    const stays =
      uid !== undefined &&
      noted?.discards !== true &&
      // It is unknown what an unreadable database holds; but the person who signs out was told that nothing of theirs is
      // unsent.
      (await hasUnsent(uid, { indexedDB, ...options }).catch(() => !noted))
    if (stays) kept.push(uid)
    else if (alone) await deleteDatabase(indexedDB, name)
    else await empty(indexedDB, name)
  }
  for (const { uid } of users) if (!kept.includes(uid)) await forgetMarker(uid)
  forgetItems(kept)
  await forgetCaches()
  await closeNotifications()
  return { kept }
}

async function namesOf(
  indexedDB: IDBFactory,
  users: ErasureNote['users'],
): Promise<readonly string[]> {
  const listed = await indexedDB.databases?.()
  if (listed) return listed.flatMap(({ name }) => name ?? [])
  return [...users.map(({ uid }) => userDbName(uid)), ...knownNames]
}

async function hasUnsent(uid: string, options: OpenOptions): Promise<boolean> {
  const db = openUserDb(uid, options)
  try {
    return (await countUnsent(db)) > 0
  } finally {
    db.close()
  }
}

async function empty(indexedDB: IDBFactory, name: string): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error(name)))
  })
  const stores = [...db.objectStoreNames]
  try {
    if (stores.length === 0) return
    const transaction = db.transaction(stores, 'readwrite')
    for (const store of stores) transaction.objectStore(store).clear()
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(name)))
    })
  } finally {
    db.close()
  }
}

/** Drafts and similar items, except those of users whose work stays. */
function forgetItems(kept: readonly string[]): void {
  const { localStorage, sessionStorage } = globalThis
  for (const key of Object.keys(localStorage)) {
    const isKept = keptItems.has(key) || kept.some((uid) => key.split(':').includes(uid))
    if (!isKept) localStorage.removeItem(key)
  }
  sessionStorage.clear()
}

async function forgetCaches(): Promise<void> {
  for (const name of erasedCaches) await globalThis.caches?.delete(name)
}

/** Notifications mention orders and can stay on the screen for days. */
async function closeNotifications(): Promise<void> {
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration()
  for (const notification of (await registration?.getNotifications?.()) ?? []) notification.close()
}
