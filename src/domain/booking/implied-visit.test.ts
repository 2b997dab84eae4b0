import { expect, test } from 'vitest'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { impliedVisit } from './implied-visit.ts'

test('an order without bookings has one visit at its planned times', () => {
  const order = orderFixture('o1', {
    plannedStart: '2026-05-04T08:00:00.000Z',
    plannedEnd: '2026-05-04T09:30:00.000Z',
  })
  const visit = impliedVisit(order)
  expect(visit).toMatchObject({ id: 'o1', part: 1, assigneeIds: ['t1'], minutes: 90 })
  expect(visit.start).toBe(order.plannedStart)
})

test('a visit without an end, or with an impossible one, lasts a plausible time', () => {
  expect(impliedVisit(orderFixture('o1')).minutes).toBe(60)
  expect(impliedVisit(orderFixture('o1', { minutes: 150 })).minutes).toBe(150)
  const plannedStart = '2026-05-04T08:00:00.000Z'
  const at = (plannedEnd: string) =>
    impliedVisit(orderFixture('o1', { plannedStart, plannedEnd })).minutes
  expect(at('2026-05-04T08:01:00.000Z')).toBe(5)
  expect(at('2026-05-08T08:00:00.000Z')).toBe(1440)
})
