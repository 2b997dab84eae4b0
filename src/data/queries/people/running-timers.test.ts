import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { at, order } from '#data/local/rows/order.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { runningTimers } from './running-timers.ts'

test('a person’s own running timers come with their orders, as far as these are on the device', async () => {
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
  const later = new Date(Date.parse(at) + 60_000).toISOString()
  const evenLater = new Date(Date.parse(at) + 120_000).toISOString()
  await db.orders.add({ ...order, id: 'o1', title: 'Boiler' })
  await db.timeEntries.bulkAdd([
    { ...entry, id: 't1', orderId: 'gone', startedAt: later },
    { ...entry, id: 't2', kind: 'travel', orderId: 'o1' },
    { ...entry, id: 't3', orderId: 'o1', endedAt: later },
    { ...entry, id: 't4', kind: 'day', orderId: null },
    { ...entry, id: 't7', orderId: null, startedAt: evenLater },
    { ...entry, id: 't5', userId: 'u2', orderId: 'o1' },
    { ...entry, id: 't6', orderId: 'o1', deletedAt: later },
  ])
  const found = await runningTimers().run({ db, uid: 'u1' })
  expect(found.map((timer) => [timer.entry.id, timer.order?.title ?? null])).toEqual([
    ['t2', 'Boiler'],
    ['t1', null],
    ['t7', null],
  ])
})
