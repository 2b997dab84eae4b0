import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { at, order } from '#data/local/rows/order.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { sitesWithoutPlace } from './sites-without-place.ts'

const doc = { schema: 1, updatedAt: at, updatedBy: 'u1', createdAt: at, createdBy: 'u1' }
const site = { ...doc, customerId: 'ca' }

interface Some {
  readonly id: string
  readonly [field: string]: unknown
}

async function found(sites: readonly Some[], orders: readonly Some[] = []) {
  const db = openUserDb('techA', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await db.sites.bulkAdd(sites.map((one) => ({ ...site, geo: null, ...one })))
  await db.customers.bulkAdd([
    { ...doc, id: 'ca', name: 'Alder' },
    { ...doc, id: 'cb', name: 'Birch' },
  ])
  await db.orders.bulkAdd(orders.map((one) => ({ ...order, ...one })))
  const list = await sitesWithoutPlace().run({ db, uid: 'techA' })
  return list.map(({ site: { id }, nextAt, openOrderCount }) => [id, nextAt, openOrderCount])
}

test('what has a point, is archived, erased or sample data is not listed', async () => {
  expect(
    await found([
      { id: 'placed', geo: { latitude: 44, longitude: -64 } },
      { id: 'archived', archivedAt: at },
      { id: 'erased', erasedAt: at },
      { id: 'sample_1_site' },
      { id: 'wanted', customerId: 'ca' },
    ]),
  ).toEqual([['wanted', null, 0]])
})

test('the earliest visit comes first, then other open orders, then the customer', async () => {
  const [soon, later] = ['2026-03-02T10:00:00.000Z', '2026-03-09T10:00:00.000Z']
  expect(
    await found(
      [
        { id: 'b', customerId: 'cb' },
        { id: 'a', customerId: 'ca' },
        { id: 'open', customerId: 'cb' },
        { id: 'later', customerId: 'ca' },
        { id: 'soon', customerId: 'cb' },
      ],
      [
        { id: 'o1', siteId: 'soon', open: true, plannedStart: later },
        { id: 'o2', siteId: 'soon', open: true, plannedStart: soon },
        { id: 'o3', siteId: 'later', open: true, plannedStart: later },
        { id: 'o4', siteId: 'open', open: true, plannedStart: null },
        { id: 'o5', siteId: 'a', open: false, plannedStart: soon },
      ],
    ),
  ).toEqual([
    ['soon', soon, 2],
    ['later', later, 1],
    ['open', null, 1],
    ['a', null, 0],
    ['b', null, 0],
  ])
})
