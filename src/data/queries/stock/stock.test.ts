import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openUserDb } from '#data/local/database/user-db.ts'
import { orderItems } from './stock.ts'

const stamps = { schema: 1, updatedBy: 'tech', createdBy: 'tech', readerIds: ['tech'] }

test('the parts of an order keep the order in which they were noted first', async () => {
  const db = openUserDb('tech', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const use = (id: string, name: string, minute: number) => {
    const at = `2026-03-02T09:0${minute}:00.000Z`
    const how = { type: 'consume', fromId: null, toId: null, transferId: null, reason: '' }
    const what = { itemId: null, name, unit: '', quantity: 1, orderId: 'o1', actorId: 'tech' }
    return { ...stamps, ...how, ...what, id, at, createdAt: at, updatedAt: at }
  }
  // The ids of movements say nothing of their order.
  await db.movements.bulkAdd([use('z', 'Valve', 1), use('m', 'Washer', 2), use('a', 'Washer', 3)])
  const items = await orderItems('o1').run({ db, uid: 'tech' })
  expect(items?.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Valve', 1],
    ['Washer', 2],
  ])
  db.close()
})
