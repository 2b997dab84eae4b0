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
