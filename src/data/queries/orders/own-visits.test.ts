import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { bookingFixture } from '#data/local/rows/booking.fixture.ts'
import { at, order } from '#data/local/rows/order.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { ownVisits } from './own-visits.ts'

const later = new Date(Date.parse(at) + 60_000).toISOString()

test('has the sent visits of this person and whether they have seen them since they were told', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await db.orders.bulkAdd([
    { ...order, id: 'o1', title: 'Boiler' },
    { ...order, id: 'o2', status: 'done', open: false },
  ])
  await db.bookings.bulkAdd([
    bookingFixture('o1', 5, { seenBy: { u1: at }, toldAt: later }),
    bookingFixture('o1', 1, { start: '2026-05-04T08:00:00.000Z', minutes: 90 }),
    bookingFixture('o1', 2, { seenBy: { u1: later } }),
    bookingFixture('o1', 3, { assigneeIds: ['u2'] }),
    bookingFixture('o1', 4, { isSent: false }),
    bookingFixture('o1', 6, { cancelledAt: at }),
    bookingFixture('o2', 1),
    bookingFixture('gone', 1),
  ])
  const context = { db, uid: 'u1' }
  const visits = await ownVisits().run(context)
  expect(visits.map(({ id, isUnseen }) => [id, isUnseen])).toEqual([
    ['o1', true],
    ['o1-2', false],
    ['o1-5', true],
  ])
  expect(visits[0]).toEqual({
    id: 'o1',
    orderId: 'o1',
    part: 1,
    parts: 1,
    start: '2026-05-04T08:00:00.000Z',
    minutes: 90,
    assigneeIds: ['u1'],
    toldAt: at,
    isUnseen: true,
  })
  expect((await ownVisits('o1').run(context)).map(({ id }) => id)).toEqual(['o1', 'o1-2', 'o1-5'])
  expect(await ownVisits('o2').run(context)).toEqual([])
})
