import { expect, test } from 'vitest'
import { orderFixture } from '../entities/order.fixture.ts'
import type { Order } from '../entities/order.ts'
import { isNearArrival, lateNotices, lateNoticesOf, mayBeLate } from './late-notices.ts'

const start = '2026-05-04T10:00:00.000Z'
const notice = { by: 't1', part: 1, start, arrival: '2026-05-04T10:40:00.000Z', at: start }
const late = (fields: Partial<Order> = {}) =>
  orderFixture('o', { lateNotices: { t1: notice }, ...fields })
const visit = { part: 1, start, assigneeIds: ['t1'] }

test.each([
  [{ status: 'dispatched' }, true],
  [{ status: 'accepted' }, true],
  [{ status: 'enRoute' }, true],
  [{ status: 'paused', statusReason: 'Photo missing' }, false],
  [{ status: 'onSite' }, false],
  [{ status: 'onHold' }, false],
  [{ status: 'done', open: false }, false],
  [{ status: 'scheduled', isSent: false }, false],
] as const)('of an order that is %j someone may be late: %s', (fields, may) => {
  const order = late(fields)
  expect(mayBeLate(order)).toBe(may)
  expect(lateNotices(order)).toEqual(may ? [notice] : [])
})

test('only those who still have the order are late, the first to arrive first', () => {
  const mate = { ...notice, by: 't2', arrival: '2026-05-04T10:20:00.000Z' }
  const order = late({ lateNotices: { t1: notice, t2: mate }, assigneeIds: ['t1', 't2'] })
  expect(lateNotices(order)).toEqual([mate, notice])
  expect(lateNotices(late({ assigneeIds: ['t2'] }))).toEqual([])
})

test('a notice is about the visit at the time that its author saw', () => {
  expect(lateNoticesOf(late(), visit)).toEqual([notice])
  expect(lateNoticesOf(late(), { ...visit, start: '2026-05-04T10:00:00Z' })).toEqual([notice])
  for (const other of [
    { part: 2 },
    { start: '2026-05-04T11:00:00.000Z' },
    { start: null },
    { assigneeIds: ['t2'] },
  ])
    expect(lateNoticesOf(late(), { ...visit, ...other })).toEqual([])
})

test.each([
  ['2026-05-05T10:00:00.000Z', true],
  ['2026-05-05T10:05:00.000Z', false],
  ['2026-05-03T09:00:00.000Z', false],
])('an arrival at %s may be told: %s', (arrival, may) => {
  expect(isNearArrival(arrival, start)).toBe(may)
})
