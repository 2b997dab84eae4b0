import { expect, test } from 'vitest'
import type { OrderListItem } from '#data/index.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { todaysOrders } from './todays-orders.ts'

const day = { today: '2026-05-04', timeZone: 'America/Halifax' }

function item(id: string, plannedStart: string | null, open = true): OrderListItem {
  const order = orderFixture(id, { plannedStart, open })
  const site = { customerName: 'Forsyth Inn', siteAddress: '', street: 'Hill Road 3' }
  return { ...site, order, shown: order, geo: null, unsent: false }
}

test('the open orders of today, by their start', () => {
  const found = todaysOrders(
    [
      item('later', '2026-05-04T18:00:00.000Z'),
      item('first', '2026-05-04T11:00:00.000Z'),
      item('tomorrow', '2026-05-05T11:00:00.000Z'),
      // Evening of the day before, there.
      item('yesterday', '2026-05-04T01:00:00.000Z'),
      item('done', '2026-05-04T12:00:00.000Z', false),
      item('unplanned', null),
    ],
    day,
  )
  expect(found.map(({ id }) => id)).toEqual(['first', 'later'])
  expect(found[0]).toMatchObject({ kind: 'order', note: 'Hill Road 3 · Forsyth Inn' })
})
