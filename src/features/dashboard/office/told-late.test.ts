import { expect, test } from 'vitest'
import type { OrderListItem } from '#data/index.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { toldLate } from './told-late.ts'

const day = { today: '2026-05-04', timeZone: 'America/Halifax' }
const start = '2026-05-04T13:00:00.000Z'
const item = (id: string, arrival: string, more = {}) => {
  const notice = { by: 't1', part: 1, start, arrival, at: start }
  const order = orderFixture(id, { lateNotices: { t1: notice }, ...more })
  return { order, customerName: id } as OrderListItem
}

test('lists who will be late from today on, the first to arrive first', () => {
  const told = toldLate(
    [
      item('second', '2026-05-04T14:20:00.000Z'),
      item('first', '2026-05-04T13:40:00.000Z'),
      item('there', '2026-05-04T13:30:00.000Z', { status: 'onSite' }),
      // Still yesterday there.
      item('old', '2026-05-04T02:30:00.000Z'),
    ],
    day,
  )
  expect(told.map(({ item: { order } }) => order.id)).toEqual(['first', 'second'])
})
