import { expect, test } from 'vitest'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { changesSince } from '#domain/order/history/changes-since.ts'
import { knownOrders } from './known-orders.ts'

const uid = 't1'
const first = orderFixture('a', { title: 'Leaking tap' })
const second = orderFixture('b', { title: 'Cold radiator' })

test('orders that the first load brings later are no news', () => {
  expect(knownOrders(null, [first], { uid, isComing: true })).toBeNull()
  const known = knownOrders(null, [first, second], { uid, isComing: false })
  expect(Object.keys(known ?? {})).toEqual(['a', 'b'])
  expect(changesSince(known ?? {}, [first, second], undefined, uid)).toEqual([])
})

test('what was known stays so while a later load runs; with no order at all nothing is', () => {
  const known = knownOrders(null, [first], { uid, isComing: false })
  expect(knownOrders(known, [first, second], { uid, isComing: true })).toEqual(known)
  expect(knownOrders(null, [], { uid, isComing: false })).toBeNull()
})
