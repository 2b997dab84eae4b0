import { expect, test } from 'vitest'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { changesSince, toSeenOrder } from '#domain/order/history/changes-since.ts'
import type { OwnVisit } from '#domain/order/history/visit-changes.ts'
import { knownOrders } from './known-orders.ts'

const uid = 't1'
const first = orderFixture('a', { title: 'Leaking tap' })
const second = orderFixture('b', { title: 'Cold radiator' })

test('orders that arrive later in the first load are not news', () => {
  expect(knownOrders(null, [first], { uid, isComing: true, visits: [] })).toBeNull()
  const known = knownOrders(null, [first, second], { uid, isComing: false, visits: [] })
  expect(Object.keys(known ?? {})).toEqual(['a', 'b'])
  expect(changesSince(known ?? {}, [first, second], undefined, uid)).toEqual([])
})

test('known orders stay known during a later load, and without orders none are', () => {
  const known = knownOrders(null, [first], { uid, isComing: false, visits: [] })
  const coming = { uid, isComing: true, visits: [] }
  expect(knownOrders(known, [first, second], coming)).toEqual(known)
  expect(knownOrders(null, [], { uid, isComing: false, visits: [] })).toBeNull()
})

test('visits of orders that an older app recorded are known, once all were read', () => {
  const visit = {
    id: 'a-2',
    orderId: 'a',
    part: 2,
    parts: 1,
    minutes: 60,
    assigneeIds: [uid],
    start: '2026-05-04',
    toldAt: null,
    isUnseen: false,
  }
  const { visits: _, ...older } = toSeenOrder(first, uid, [])
  const seen = { a: older }
  const known = (isComing: boolean, visits?: readonly OwnVisit[]) =>
    knownOrders(seen, [first], { uid, isComing, visits })
  expect(known(true, [visit])).toEqual(seen)
  expect(known(false)).toEqual(seen)
  const read = { a: { ...older, visits: { 'a-2': { start: '2026-05-04', people: [uid] } } } }
  expect(known(false, [visit])).toEqual(read)
  expect(knownOrders(read, [first], { uid, isComing: false, visits: [] })).toEqual(read)
  expect(knownOrders(null, [first], { uid, isComing: false, visits: undefined })).toBeNull()
})
