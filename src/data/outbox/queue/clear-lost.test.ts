import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openUserDb, type UserDb } from '#data/local/database/user-db.ts'
import { outboxRow } from '#data/local/rows/outbox-row.fixture.ts'
import { clearLost } from './clear-lost.ts'

let db: UserDb
beforeEach(() => {
  db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
})
afterEach(() => db.close())

test('only changes that were refused because of the returned order lose their problem', async () => {
  const lost = (ref: 'orders/a' | 'orders/b') => ({ type: 'order/not-yours', ref }) as const
  await db.outbox.bulkAdd([
    outboxRow({ seq: 1, state: 'needsYou', problem: lost('orders/a') }),
    outboxRow({ seq: 2, state: 'needsYou', problem: lost('orders/b') }),
    outboxRow({ seq: 3, state: 'needsYou', problem: { type: 'access/lapsed' } }),
  ])
  await clearLost(db, ['orders/a'])
  const rows = await db.outbox.orderBy('seq').toArray()
  expect(rows.map(({ problem }) => problem)).toEqual([
    null,
    lost('orders/b'),
    { type: 'access/lapsed' },
  ])
})

test('photos of an order that was closed can be tried again once it is open again', async () => {
  const photo = { name: 'photo/add', args: { about: 'orders/a' } } as const
  const problem = { type: 'order/closed' } as const
  await db.outbox.add(outboxRow({ seq: 1, state: 'needsYou', problem, ...photo }))
  await db.orders.put({ id: 'a', status: 'cancelled' })
  await clearLost(db, ['orders/a'])
  expect((await db.outbox.toArray())[0]?.problem).toEqual(problem)
  await db.orders.put({ id: 'a', status: 'onSite' })
  await clearLost(db, ['orders/b'])
  expect((await db.outbox.toArray())[0]?.problem).toEqual(problem)
  await clearLost(db, ['orders/a'])
  expect((await db.outbox.toArray())[0]?.problem).toBeNull()
})
