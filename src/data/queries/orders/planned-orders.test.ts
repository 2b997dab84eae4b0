import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { bookingFixture } from '#data/local/rows/booking.fixture.ts'
import { markLoaded } from '#data/local/rows/loaded-sets.ts'
import { at, order } from '#data/local/rows/order.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { visitsOfOrders } from './order-visits.ts'
import { ownVisits } from './own-visits.ts'
import { ownEntries, plannedOrders } from './planned-orders.ts'
import { readiness } from './readiness.ts'

const monday = '2026-05-04T08:00:00.000Z'
const friday = '2026-05-08T08:00:00.000Z'

async function world() {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await db.orders.bulkAdd([
    { ...order, id: 'plain', plannedStart: monday },
    { ...order, id: 'split', plannedStart: monday, assigneeIds: ['u1', 'u2'] },
    { ...order, id: 'others', assigneeIds: ['u2'], plannedStart: monday },
    { ...order, id: 'later', plannedStart: friday },
    { ...order, id: 'over', status: 'done', open: false },
  ])
  await db.bookings.bulkAdd([
    bookingFixture('split', 2, { start: friday, minutes: 30 }),
    bookingFixture('split', 1, { start: monday, assigneeIds: ['u2'], parts: 4 }),
    bookingFixture('split', 3, { start: friday, isSent: false }),
    bookingFixture('split', 4, { start: '2026-05-09', assigneeIds: ['u1', 'u2'] }),
    bookingFixture('others', 1, { assigneeIds: ['u2'], start: monday }),
    bookingFixture('over', 1, { start: monday }),
  ])
  return { db, uid: 'u1' }
}

const startsOf = (orders: Awaited<ReturnType<ReturnType<typeof plannedOrders>['run']>>) =>
  Object.fromEntries(
    (orders ?? []).map((one) => [one.order.id, one.entries.map(({ start }) => start)]),
  )

test('has one’s own open orders, each with one’s own sent visits, or with its own time', async () => {
  const context = await world()
  const orders = await plannedOrders({ scope: 'mine' }).run(context)
  expect(startsOf(orders)).toEqual({
    plain: [monday],
    split: [friday, '2026-05-09'],
    later: [friday],
  })
  const entries = await ownEntries('split').run(context)
  expect(entries).toEqual(orders?.find((one) => one.order.id === 'split')?.entries)
  expect(await ownEntries('others').run(context)).toEqual([])
  expect(await ownEntries('gone').run(context)).toEqual([])
})

test('has for the office every open visit of every open order', async () => {
  const orders = await plannedOrders({}).run(await world())
  expect(startsOf(orders)).toEqual({
    plain: [monday],
    split: [monday, friday, friday, '2026-05-09'],
    others: [monday],
    later: [friday],
  })
})

test('has the visits of several orders, stored or implied, and none of an unknown order', async () => {
  const visits = await visitsOfOrders(['plain', 'split', 'gone']).run(await world())
  const starts = [...visits].map(([id, own]) => [id, own.map(({ start }) => start)])
  expect(starts).toEqual([
    ['plain', [monday]],
    ['split', [monday, friday, friday, '2026-05-09']],
  ])
})

test('is undefined before the first load, and empty after it', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const context = { db, uid: 'u1' }
  expect(await plannedOrders({ scope: 'mine' }).run(context)).toBeUndefined()
  await markLoaded(db, 'orders:sentOpen')
  expect(await plannedOrders({ scope: 'mine' }).run(context)).toEqual([])
})

test('what an order needs is counted as missing by the day of one’s own visit', async () => {
  const context = await world()
  await context.db.orders.add({ ...order, id: 'anytime', createdAt: at })
  const before = async (until: string) =>
    (await readiness(until).run(context)).map((one) => one.order.id)
  expect(await before('2026-05-05T00:00:00.000Z')).toEqual(['plain', 'anytime'])
  expect(await before('2026-05-09T00:00:00.000Z')).toEqual(['plain', 'later', 'split', 'anytime'])
})

test('reads by index: never the whole table of visits or of orders', async () => {
  const context = await world()
  const scanned: string[] = []
  for (const table of [context.db.bookings, context.db.orders]) {
    for (const method of ['toArray', 'each', 'toCollection', 'filter'] as const) {
      const original = table[method].bind(table) as () => unknown
      Object.defineProperty(table, method, {
        value: (...args: []) => {
          scanned.push(`${table.name}.${method}`)
          return original(...args)
        },
      })
    }
  }
  await plannedOrders({ scope: 'mine' }).run(context)
  await ownEntries('split').run(context)
  await readiness('~').run(context)
  await ownVisits().run(context)
  expect(scanned).toEqual([])
})
