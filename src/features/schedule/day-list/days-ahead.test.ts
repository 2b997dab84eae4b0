import { expect, test } from 'vitest'
import type { OrderListItem } from '#data/index.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { daysAhead } from './days-ahead.ts'

function item(id: string, plannedStart: string | null): OrderListItem {
  return {
    order: orderFixture(id, { plannedStart }),
    customerName: '',
    siteAddress: '',
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
