import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { forgetAuthUser, readAuthUser } from './stored-auth.ts'

const stored = {
  uid: 'u1',
  stsTokenManager: { refreshToken: 'r', accessToken: 'a', expirationTime: 1 },
}

/** As Firebase Auth keeps who is signed in. */
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

test('who is stored is read, and forgotten where the code for signing out did not come', async () => {
  const factory = await signedIn()
  expect(await readAuthUser('key', factory)).toMatchObject({ uid: 'u1', refreshToken: 'r' })
  await forgetAuthUser('key', factory)
  expect(await readAuthUser('key', factory)).toBeUndefined()
})

test('where Firebase Auth has kept nothing, there is nobody, and nothing to forget', async () => {
  const factory = new IDBFactory()
  await forgetAuthUser('key', factory)
  expect(await readAuthUser('key', factory)).toBeUndefined()
  expect(await factory.databases()).toEqual([])
})
