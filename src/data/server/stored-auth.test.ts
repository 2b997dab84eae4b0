import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { forgetAuthUser, readAuthUser } from './stored-auth.ts'

const stored = {
  uid: 'u1',
  stsTokenManager: { refreshToken: 'r', accessToken: 'a', expirationTime: 1 },
}

/** As Firebase Auth stores the signed-in user. */
async function signedIn(): Promise<IDBFactory> {
  const factory = new IDBFactory()
  await new Promise<void>((resolve, reject) => {
    const opening = factory.open('firebaseLocalStorageDb', 1)
    opening.addEventListener('error', () => reject(new Error('not opened')))
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' })
    })
    opening.addEventListener('success', () => {
      const tx = opening.result.transaction('firebaseLocalStorage', 'readwrite')
      const key = 'firebase:authUser:key:[DEFAULT]'
      tx.objectStore('firebaseLocalStorage').put({ fbase_key: key, value: stored })
      tx.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
  return factory
}

test('the stored user is read, and removed if the code for signing out could not be loaded', async () => {
  const factory = await signedIn()
  expect(await readAuthUser('key', factory)).toMatchObject({ uid: 'u1', refreshToken: 'r' })
  await forgetAuthUser('key', factory)
  expect(await readAuthUser('key', factory)).toBeUndefined()
})

test('without a store of Firebase Auth there is no user, and nothing to remove', async () => {
  const factory = new IDBFactory()
  await forgetAuthUser('key', factory)
  expect(await readAuthUser('key', factory)).toBeUndefined()
  expect(await factory.databases()).toEqual([])
})
