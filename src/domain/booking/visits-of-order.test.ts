import { expect, test } from 'vitest'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { furtherVisit } from './further-visit.ts'
import { planOfBookings } from './plan-of-bookings.ts'
import { unseenBy, visitsOfOrder } from './visits-of-order.ts'

const monday = '2026-05-04T08:00:00.000Z'
const tuesday = '2026-05-05T08:00:00.000Z'
const before = '2026-05-01T00:00:00.000Z'

function visit(part: number, fields: Partial<PlannedVisit> = {}): PlannedVisit {
  return {
    ...furtherVisit('o1', part),
    id: part === 1 ? 'o1' : `o1-${part}`,
    assigneeIds: ['t1'],
    isSent: true,
    toldAt: before,
    ...fields,
  }
}

test('an order has the people of all open visits, and the times of the next one', () => {
  const visits = [
    visit(1, { start: tuesday, assigneeIds: ['t1', 't2'] }),
    visit(2, { start: monday, minutes: 90, assigneeIds: ['t2', 't3'] }),
    visit(3, { start: monday, assigneeIds: ['t4'], cancelledAt: before }),
    visit(4, { start: '2026-05-02', assigneeIds: [] }),
  ]
  const assigneeIds = ['t1', 't2', 't3']
  const first = { assigneeIds, plannedStart: monday, plannedEnd: '2026-05-04T09:30:00.000Z' }
  expect(planOfBookings(visits, before)).toEqual(first)
  expect(planOfBookings(visits, '2026-05-04T09:30:00.000Z')).toEqual(first)
  const last = { assigneeIds, plannedStart: tuesday, plannedEnd: '2026-05-05T09:00:00.000Z' }
  expect(planOfBookings(visits, '2026-05-04T09:30:01.000Z')).toEqual(last)
  expect(planOfBookings(visits, '2026-06-01T00:00:00.000Z')).toEqual(last)
  expect(planOfBookings([], before)).toEqual({
    assigneeIds: [],
    plannedStart: null,
    plannedEnd: null,
  })
})

test('an order without stored visits has the implied one, otherwise the open stored ones', () => {
  const order = orderFixture('o1', { plannedStart: monday })
  expect(visitsOfOrder(order, [])).toMatchObject([{ id: 'o1', start: monday, isSent: true }])
  const stored = [visit(3), visit(1), visit(2, { cancelledAt: before })]
  expect(visitsOfOrder(order, stored).map(({ part }) => part)).toEqual([1, 3])
})

test('an only visit is as its order says, which an older app may have changed', () => {
  const plannedEnd = '2026-05-05T10:00:00.000Z'
  const order = orderFixture('o1', { plannedStart: tuesday, plannedEnd, assigneeIds: ['t2'] })
  const stored = [visit(1, { start: monday }), visit(2, { cancelledAt: before })]
  expect(visitsOfOrder(order, stored)).toMatchObject([
    { start: tuesday, minutes: 120, assigneeIds: ['t2'], isSent: true },
  ])
  const [queued] = visitsOfOrder(orderFixture('o1', { assigneeIds: [], isSent: false }), [
    visit(1, { start: monday }),
  ])
  expect(queued).toMatchObject({ start: null, assigneeIds: [], isSent: false })
  const [onDay] = visitsOfOrder(orderFixture('o1'), [
    visit(1, { start: '2026-05-04', minutes: 30 }),
  ])
  expect(onDay).toMatchObject({ start: '2026-05-04', minutes: 30 })
  const [timed] = visitsOfOrder(orderFixture('o1', { plannedStart: monday, plannedEnd: null }), [
    visit(1, { start: '2026-05-04', minutes: 30 }),
  ])
  expect(timed).toMatchObject({ start: monday, minutes: 30 })
})

test('people have not seen a sent visit until they saw it after they were last told', () => {
  const seenBy = { t1: '2026-05-02T00:00:00.000Z', t2: '2026-04-30T00:00:00.000Z' }
  const crew = visit(1, { assigneeIds: ['t1', 't2', 't3'], seenBy })
  expect(unseenBy(crew)).toEqual(['t2', 't3'])
  expect(unseenBy({ ...crew, isSent: false })).toEqual([])
  expect(unseenBy({ ...crew, toldAt: null })).toEqual([])
})
