import * as v from 'valibot'

/** The signed-in user as Firebase Auth stores it on this device. */
export interface AuthUser {
  readonly uid: string
  readonly refreshToken: string
  readonly idToken: string
  /** Device clock, milliseconds. */
  readonly expiresAt: number
}

const stored = v.object({
  value: v.object({
    uid: v.string(),
    stsTokenManager: v.object({
      refreshToken: v.string(),
      accessToken: v.string(),
      expirationTime: v.number(),
    }),
  }),
})

const databaseName = 'firebaseLocalStorageDb'
const storeName = 'firebaseLocalStorage'

/**
 * Reads what Firebase Auth has stored, without its code, so that the worker can send. Undefined if no one is signed in
 * or the format is unknown.
 */
export async function readAuthUser(
  apiKey: string,
  indexedDB: IDBFactory = globalThis.indexedDB,
): Promise<AuthUser | undefined> {
  const record = await inStore(indexedDB, 'readonly', (store) => store.get(keyOf(apiKey)))
  const parsed = v.safeParse(stored, record)
  if (!parsed.success) return undefined
  const { uid, stsTokenManager } = parsed.output.value
  const { refreshToken, accessToken, expirationTime } = stsTokenManager
  return { uid, refreshToken, idToken: accessToken, expiresAt: expirationTime }
}

/**
 * Removes the user stored by Firebase Auth, for a sign-out for which its code could not be loaded: otherwise that
 * person would be signed in again at the next start.
 */
export async function forgetAuthUser(
  apiKey: string,
  indexedDB: IDBFactory = globalThis.indexedDB,
): Promise<void> {
  await inStore(indexedDB, 'readwrite', (store) => store.delete(keyOf(apiKey)))
}

function keyOf(apiKey: string): string {
  return `firebase:authUser:${apiKey}:[DEFAULT]`
}

/** Undefined if Firebase Auth has no store on this device. */
async function inStore(
  indexedDB: IDBFactory,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const db = await openExisting(indexedDB).catch(() => undefined)
  if (!db) return undefined
  try {
    if (!db.objectStoreNames.contains(storeName)) return undefined
    return await result<unknown>(ask(db.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    db.close()
  }
}

/** Opens the database only if it exists: an empty one created here would break Firebase Auth. */
function openExisting(indexedDB: IDBFactory): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open(databaseName)
    request.addEventListener('upgradeneeded', () => request.transaction?.abort())
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => resolve(undefined))
    request.addEventListener('blocked', () => resolve(undefined))
  })
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })
}
