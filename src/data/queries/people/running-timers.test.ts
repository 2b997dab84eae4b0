import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { at, order } from '#data/local/rows/order.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { runningTimers } from './running-timers.ts'

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

test('a person’s own running timers come with their orders, as far as these are on the device', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
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

test('the order of a timer is lost once a change of it was refused as someone else’s', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await db.orders.bulkAdd([
    { ...order, id: 'o1' },
    { ...order, id: 'o2' },
  ])
  await db.timeEntries.bulkAdd([
    { ...entry, id: 't1', orderId: 'o1' },
    { ...entry, id: 't2', orderId: 'o2' },
  ])
  const lost = async () =>
    (await runningTimers().run({ db, uid: 'u1' }))
      .filter(({ isLost }) => isLost)
      .map((timer) => timer.entry.id)
  expect(await lost()).toEqual([])
  const problem = { type: 'order/not-yours', ref: 'orders/o1' } as const
  await db.outbox.add({
    id: 'm1',
    refs: ['orders/o1'],
    state: 'needsYou',
    problem,
  } as never)
  expect(await lost()).toEqual(['t1'])
})
