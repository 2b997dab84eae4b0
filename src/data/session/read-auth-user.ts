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
 * Reads what Firebase Auth has stored, without its code, so that the worker can send. Never writes: the
 * record is Firebase's own. Undefined where nobody is signed in or the form is not the known one.
 */
export async function readAuthUser(
  apiKey: string,
  indexedDB: IDBFactory = globalThis.indexedDB,
): Promise<AuthUser | undefined> {
  const db = await openExisting(indexedDB).catch(() => undefined)
  if (!db) return undefined
  try {
    if (!db.objectStoreNames.contains(storeName)) return undefined
    const store = db.transaction(storeName, 'readonly').objectStore(storeName)
    const record: unknown = await result(store.get(`firebase:authUser:${apiKey}:[DEFAULT]`))
    const parsed = v.safeParse(stored, record)
    if (!parsed.success) return undefined
    const { uid, stsTokenManager } = parsed.output.value
    const { refreshToken, accessToken, expirationTime } = stsTokenManager
    return { uid, refreshToken, idToken: accessToken, expiresAt: expirationTime }
  } finally {
    db.close()
  }
}

/** Opens the database only if it is there: an empty one of ours would stand in Firebase's way. */
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
