import { expect, test } from 'vitest'
import type { PlannedOrder } from '#data/index.ts'
import { entriesOf } from '#domain/booking/day-entries.ts'
import { furtherVisit } from '#domain/booking/further-visit.ts'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { daysAhead } from './days-ahead.ts'

function item(
  id: string,
  plannedStart: string | null,
  bookings: readonly PlannedVisit[] = [],
): PlannedOrder {
  const order = orderFixture(id, { plannedStart })
  return {
    order,
    shown: order,
    entries: entriesOf(order, bookings),
    customerName: '',
    siteAddress: '',
    street: '',
    geo: null,
    unsent: false,
  }
}

test('lists seven days from today, by day and start, in the company’s zone', () => {
  const days = daysAhead(
    [
      item('later', '2026-05-04T13:00:00.000Z'),
      item('early', '2026-05-04T07:00:00.000Z'),
      item('night', '2026-05-04T23:30:00.000Z'),
      item('last', '2026-05-10T10:00:00.000Z'),
      item('beyond', '2026-05-11T10:00:00.000Z'),
      item('past', '2026-05-03T10:00:00.000Z'),
      item('none', null),
    ],
    '2026-05-04T10:00:00.000Z',
    'Europe/London',
  )
  expect(days.map(({ date, items }) => [date, items.map(({ order }) => order.id)])).toEqual([
    ['2026-05-04', ['early', 'later']],
    ['2026-05-05', ['night']],
    ['2026-05-10', ['last']],
  ])
})

test('lists an order on the day of each of its visits, one without a time last', () => {
  const starts = [
    '2026-05-04',
    '2026-05-04T13:00:00.000Z',
    '2026-05-06T08:00:00.000Z',
    '2026-07-01',
  ]
  const bookings = starts.map((start, i) => ({ ...furtherVisit('split', i + 1), start }))
  const days = daysAhead(
    [item('split', null, bookings), item('other', '2026-05-04T14:00:00.000Z')],
    '2026-05-04T10:00:00.000Z',
    'Europe/London',
  )
  expect(days.map(({ date, items }) => [date, items.map(({ entry }) => entry.id)])).toEqual([
    ['2026-05-04', ['split-2', 'other', 'split']],
    ['2026-05-06', ['split-3']],
  ])
})
