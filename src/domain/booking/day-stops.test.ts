import { expect, test } from 'vitest'
import { orderFixture } from '../entities/order.fixture.ts'
import type { Order } from '../entities/order.ts'
import { ownEntriesOf } from './day-entries.ts'
import { dayStops } from './day-stops.ts'
import { planDay } from './plan-day.ts'

const now = '2026-05-04T10:00:00.000Z'

function planned(id: string, hour: string, fields: Partial<Order> = {}) {
  const order = orderFixture(id, { plannedStart: `2026-05-04T${hour}:00:00.000Z`, ...fields })
  return { order, entries: ownEntriesOf(order, [], 't1') }
}
function ended(id: string, hour: string, status: Order['status']) {
  return { order: orderFixture(id, { status, statusAt: `2026-05-04T${hour}:30:00.000Z` }) }
}
function stopsOf(
  open: readonly ReturnType<typeof planned>[],
  closed: readonly ReturnType<typeof ended>[] = [],
) {
  const plan = planDay<{ readonly order: Order }>(open, closed, {
    uid: 't1',
    now,
    timeZone: 'UTC',
  })
  return dayStops(plan).map(({ number, item, state }) => `${number} ${item.order.id} ${state}`)
}

test('the stops of a day are those that are over, the current one, then those to come', () => {
  const open = [
    planned('late', '15'),
    planned('noon', '12'),
    planned('left', '09', { plannedStart: '2026-05-02T09:00:00.000Z' }),
  ]
  const closed = [ended('second', '09', 'cannotComplete'), ended('first', '08', 'done')]
  expect(stopsOf(open, closed)).toEqual([
    '1 first done',
    '2 second done',
    '3 noon current',
    '4 late later',
    '5 left later',
  ])
})

test('a stop keeps its number when the work there is over', () => {
  const later = planned('late', '15')
  expect(stopsOf([planned('noon', '12'), later], [ended('first', '08', 'done')])[1]).toBe(
    '2 noon current',
  )
  const over = [ended('first', '08', 'done'), ended('noon', '09', 'done')]
  expect(stopsOf([later], over)).toEqual(['1 first done', '2 noon done', '3 late current'])
})

test('where no one worked is no stop, and a free day has none', () => {
  expect(stopsOf([], [ended('gone', '08', 'cancelled')])).toEqual([])
})
