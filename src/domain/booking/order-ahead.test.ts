import { expect, it } from 'vitest'
import { orderFixture } from '../entities/order.fixture.ts'
import { furtherVisit } from './further-visit.ts'
import { impliedVisit } from './implied-visit.ts'
import { orderAhead } from './order-ahead.ts'

const zone = 'Europe/London'
const order = orderFixture('o1', {
  status: 'partlyDone',
  statusAt: '2026-05-04T09:10:00.000Z',
  assigneeIds: ['a'],
  plannedStart: '2026-05-04T08:00:00.000Z',
  plannedEnd: '2026-05-04T09:00:00.000Z',
})
const next = (start: string | null) => ({
  ...furtherVisit('o1', 2),
  assigneeIds: ['a'],
  start,
  minutes: 90,
})

it('has the times of the visit after the one at which the work was left', () => {
  const visits = [impliedVisit(order), next('2026-05-05T15:00:00.000Z')]
  expect(orderAhead(order, visits, zone)).toEqual({
    ...order,
    plannedStart: '2026-05-05T15:00:00.000Z',
    plannedEnd: '2026-05-05T16:30:00.000Z',
  })
  const early = { ...order, statusAt: '2026-05-04T08:20:00.000Z' }
  expect(orderAhead(early, visits, zone).plannedStart).toBe('2026-05-05T15:00:00.000Z')
})

it('has no time where that visit has only a day', () => {
  const visits = [impliedVisit(order), next('2026-05-05')]
  expect(orderAhead(order, visits, zone)).toMatchObject({ plannedStart: null, plannedEnd: null })
})

it('is the order itself where no visit follows, or the work was not left', () => {
  const visits = [impliedVisit(order), next('2026-05-05T15:00:00.000Z')]
  expect(orderAhead(order, [impliedVisit(order)], zone)).toBe(order)
  expect(orderAhead(order, [], zone)).toBe(order)
  const begun = orderFixture('o1', { ...order, status: 'onSite' })
  expect(orderAhead(begun, visits, zone)).toBe(begun)
})
