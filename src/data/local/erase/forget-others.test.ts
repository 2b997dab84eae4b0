import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { forgetOthers } from './forget-others.ts'
import { openDeviceDb } from '../database/device-db.ts'
import { openUserDb } from '../database/user-db.ts'

test('case 32: of other users of this device only unsent work stays', async () => {
  const indexedDB = new IDBFactory()
  const options = { indexedDB, keyRange: IDBKeyRange }
  for (const uid of ['me', 'idle', 'busy', 'photographer']) {
    const db = openUserDb(uid, options)
    await db.orders.put({ id: 'a' })
    if (uid === 'busy') await db.outbox.add({ id: 'm1', state: 'needsYou' } as never)
    if (uid === 'photographer') await db.blobs.put({ id: 'p1', state: 'waiting' } as never)
    db.close()
  }
  const device = openDeviceDb(options)
  await device.open()
  await forgetOthers('me', indexedDB, options)
  const left = await indexedDB.databases()
  expect(new Set(left.map(({ name }) => name))).toEqual(
    new Set(['daybook-busy', 'daybook-device', 'daybook-me', 'daybook-photographer']),
  )
  device.close()
})

test('if the browser does not list its databases, nothing is deleted', async () => {
  const silent = { open: () => undefined } as unknown as IDBFactory
  await expect(forgetOthers('me', silent)).resolves.toBeUndefined()
})
