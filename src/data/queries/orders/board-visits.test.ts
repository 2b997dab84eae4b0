import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { bookingFixture } from '#data/local/rows/booking.fixture.ts'
import { markLoaded } from '#data/local/rows/loaded-sets.ts'
import { at, order } from '#data/local/rows/order.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { boardVisits } from './board-visits.ts'

const span = { from: '2026-05-04', to: '2026-05-05' }
const monday = '2026-05-04T08:00:00.000Z'
const closed = { status: 'done', open: false }
const stamps = { schema: 1, updatedAt: at, updatedBy: 'u1', deletedAt: null, createdAt: at }

async function world(
  orders: readonly { readonly id: string; readonly [field: string]: unknown }[],
  bookings: readonly { readonly id: string }[] = [],
) {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await db.orders.bulkAdd(orders.map((more) => ({ ...order, ...more })))
  await db.bookings.bulkAdd([...bookings])
  return { db, uid: 'u1' }
}

test('is undefined before the first load, and empty after it', async () => {
  const context = await world([])
  expect(await boardVisits(span).run(context)).toBeUndefined()
  await markLoaded(context.db, 'orders')
  expect(await boardVisits(span).run(context)).toEqual([])
})

test('has every visit of an open order, stored or implied, with customer and site', async () => {
  const context = await world(
    [
      { id: 'o1', plannedStart: monday },
      { id: 'o2', customerId: 'k2', siteId: 's2' },
    ],
    [
      bookingFixture('o2', 1),
      bookingFixture('o2', 2, { start: '2026-09-01', minutes: 90 }),
      bookingFixture('o2', 3, { cancelledAt: at }),
      bookingFixture('gone', 1, { start: monday }),
    ],
  )
  const geo = { latitude: 44.6, longitude: -63.5 }
  await context.db.customers.add({ ...stamps, id: 'k1', name: 'Harbour', createdBy: 'u1' })
  const site = { id: 's1', customerId: 'k1', name: 'Quay', geo, createdBy: 'u1' }
  await context.db.sites.add({ ...stamps, ...site })
  const found = await boardVisits(span).run(context)
  expect(found).toMatchObject([
    { id: 'o1', start: monday, customerName: 'Harbour', siteLine: 'Quay', place: geo },
    { id: 'o2', part: 1, start: null, customerName: '', siteLine: '', place: null },
    {
      id: 'o2-2',
      part: 2,
      start: '2026-09-01',
      minutes: 90,
      order: { id: 'o2' },
      series: { place: 2, count: 2, parts: [2, 3] },
    },
  ])
})

test('has visits of closed orders only around these days', async () => {
  const context = await world(
    [
      { id: 'on', ...closed, plannedStart: monday },
      { id: 'beside', ...closed, plannedStart: '2026-05-06T23:59:00.000Z' },
      { id: 'before', ...closed, plannedStart: '2026-05-02T23:59:00.000Z' },
      { id: 'after', ...closed, plannedStart: '2026-05-07T00:00:00.000Z' },
      { id: 'never', ...closed },
      { id: 'two', ...closed, plannedStart: '2026-06-01T08:00:00.000Z' },
    ],
    [
      bookingFixture('two', 1, { start: '2026-06-01T08:00:00.000Z' }),
      bookingFixture('two', 2, { start: '2026-05-05' }),
    ],
  )
  const found = await boardVisits(span).run(context)
  expect(found?.map(({ id }) => id).toSorted()).toEqual(['beside', 'on', 'two-2'])
})

test('the later visits of completed work are not on the board, those of work that goes on are', async () => {
  const [tuesday, statusAt] = ['2026-05-05T08:00:00.000Z', '2026-05-04T09:00:00.000Z']
  const context = await world(
    [
      { id: 'done', ...closed, statusAt, plannedStart: monday },
      { id: 'early', ...closed, statusAt, plannedStart: tuesday },
      { id: 'left', status: 'partlyDone', statusAt, plannedStart: monday },
    ],
    ['done', 'left'].flatMap((id) => [
      bookingFixture(id, 1, { start: monday }),
      bookingFixture(id, 2, { start: tuesday }),
    ]),
  )
  const found = await boardVisits(span).run(context)
  expect(found?.map(({ id }) => id).toSorted()).toEqual(['done', 'early', 'left', 'left-2'])
})

test('work under way without a plan says when its people began it', async () => {
  const working = { assigneeIds: ['u1'], status: 'paused', statusAt: '2026-05-04T09:30:00.000Z' }
  const context = await world(
    [
      { id: 'o1', ...working },
      { id: 'o2', ...working, plannedStart: monday },
      { id: 'o3' },
      { id: 'o4', ...working, status: 'onSite', statusReason: 'Sent back' },
    ],
    [],
  )
  const entry = (id: string, userId: string, startedAt: string) => ({
    ...stamps,
    id,
    userId,
    startedAt,
    kind: 'order',
    orderId: 'o1',
    endedAt: null,
    createdBy: userId,
  })
  await context.db.timeEntries.bulkAdd([
    entry('e1', 'u1', '2026-05-04T08:45:00.000Z'),
    entry('e2', 'u1', '2026-05-03T08:00:00.000Z'),
    entry('e3', 'other', '2026-05-04T07:00:00.000Z'),
  ])
  const found = await boardVisits(span).run(context)
  expect(found?.map(({ orderId, begunAt }) => `${orderId} ${begunAt}`).toSorted()).toEqual([
    'o1 2026-05-04T08:45:00.000Z',
    'o2 undefined',
    'o3 undefined',
    'o4 undefined',
  ])
})
