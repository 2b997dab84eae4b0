import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { at, order } from '#data/local/rows/order.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { timeOrders } from './time-orders.ts'

test('the orders that a person’s time is on are named, as far as they are on the device', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const entry = {
    schema: 1,
    userId: 'u1',
    kind: 'order',
    startedAt: at,
    endedAt: null,
    note: '',
    createdAt: at,
    createdBy: 'u1',
    updatedAt: at,
    updatedBy: 'u1',
  }
  await db.orders.bulkAdd([
    { ...order, id: 'o1', title: 'Boiler' },
    { ...order, id: 'o2' },
  ])
  await db.timeEntries.bulkAdd([
    { ...entry, id: 't1', orderId: 'o1' },
    { ...entry, id: 't2', orderId: 'gone' },
    { ...entry, id: 't3', kind: 'day', orderId: null },
    { ...entry, id: 't4', userId: 'u2', orderId: 'o2' },
  ])
  const found = await timeOrders('u1').run({ db, uid: 'u1' })
  expect([...found]).toEqual([['o1', { title: 'Boiler', customerName: '' }]])
})
