import { expect, test } from 'vitest'
import { impliedVisit } from '../booking/implied-visit.ts'
import { orderFixture } from '../entities/order.fixture.ts'
import type { OrderStatus } from '../order/order-status.ts'
import { visitUnderWay } from './visit-under-way.ts'

const visit = (id: string, start: string | null) => ({
  ...impliedVisit(orderFixture('o1')),
  id,
  start,
})
/** The visit that someone drives to who set off at ten in the morning of Madrid. */
const underWay = (starts: readonly (string | null)[], status: OrderStatus = 'enRoute') => {
  const visits = starts.map((start, index) => visit(`v${index + 1}`, start))
  const order = { status, statusAt: '2026-05-06T08:00:00.000Z' }
  return visitUnderWay(order, visits, 'Europe/Madrid')?.id ?? null
}

test('the only visit is the one, whenever it was planned', () => {
  expect(underWay(['2026-05-07T08:00:00.000Z'])).toBe('v1')
  expect(underWay([null])).toBe('v1')
})

test('of several it is the nearest of that day', () => {
  const [yesterday, early, soon] = ['2026-05-05', '2026-05-06T05:00', '2026-05-06T08:30'] as const
  expect(underWay([yesterday, `${early}:00.000Z`, `${soon}:00.000Z`])).toBe('v3')
  expect(underWay([yesterday, '2026-05-06', `${soon}:00.000Z`])).toBe('v3')
  expect(underWay([yesterday, '2026-05-06'])).toBe('v2')
  expect(underWay([yesterday, null])).toBeNull()
})

test('there is none where no one drives', () => {
  expect(underWay(['2026-05-06T08:30:00.000Z'], 'onSite')).toBeNull()
  expect(underWay([])).toBeNull()
})
