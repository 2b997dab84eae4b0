import { expect, test } from 'vitest'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { changesSince } from '#domain/order/history/changes-since.ts'
import { knownOrders } from './known-orders.ts'

const uid = 't1'
const first = orderFixture('a', { title: 'Leaking tap' })
const second = orderFixture('b', { title: 'Cold radiator' })

test('orders that arrive later in the first load are not news', () => {
  expect(knownOrders(null, [first], { uid, isComing: true })).toBeNull()
  const known = knownOrders(null, [first, second], { uid, isComing: false })
  expect(Object.keys(known ?? {})).toEqual(['a', 'b'])
  expect(changesSince(known ?? {}, [first, second], undefined, uid)).toEqual([])
})

test('known orders stay known during a later load, and without orders none are', () => {
  const known = knownOrders(null, [first], { uid, isComing: false })
  expect(knownOrders(known, [first, second], { uid, isComing: true })).toEqual(known)
  expect(knownOrders(null, [], { uid, isComing: false })).toBeNull()
})
