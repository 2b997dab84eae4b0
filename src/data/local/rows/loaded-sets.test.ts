import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openUserDb } from '../database/user-db.ts'
import { markLoaded, itemsIfLoaded } from './loaded-sets.ts'

test('nothing counts as empty before the server has said so', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  expect(await itemsIfLoaded(db, ['orders'], async () => [])).toBeUndefined()
  expect(await itemsIfLoaded(db, ['orders'], async () => [1])).toEqual([1])
  await Promise.all([markLoaded(db, 'orders:sentOpen'), markLoaded(db, 'customers')])
  expect(await itemsIfLoaded(db, ['orders', 'orders:sentOpen'], async () => [])).toEqual([])
  expect(await itemsIfLoaded(db, ['customers'], async () => [])).toEqual([])
  expect(await itemsIfLoaded(db, ['sites'], async () => [])).toBeUndefined()
})
