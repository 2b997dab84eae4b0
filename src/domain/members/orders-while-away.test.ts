import { expect, test } from 'vitest'
import { orderFixture } from '../entities/order.fixture.ts'
import type { Order } from '../entities/order.ts'
import { ordersWhileAway } from './orders-while-away.ts'

const stamps = { schema: 1, updatedAt: '2026-05-01T00:00:00.000Z', updatedBy: 'a', deletedAt: null }
const away = (id: string, userId: string, fromOn: string, toOn: string) => ({
  ...stamps,
  id,
  userId,
  fromOn,
  toOn,
})
const order = (id: string, plannedStart: string | null, more: Partial<Order> = {}) =>
  orderFixture(id, { plannedStart, assigneeIds: ['nora'], ...more })
const at = { today: '2026-05-04', timeZone: 'Europe/Madrid' }

test('counts what is planned for time off from today on, the most pressing first', () => {
  const orders = [
    order('yesterday', '2026-05-03T10:00:00.000Z'),
    order('late today', '2026-05-04T21:30:00.000Z'),
    order('tomorrow', '2026-05-04T22:30:00.000Z'),
    order('driving', '2026-05-04T10:00:00.000Z', { status: 'enRoute' }),
    order('done', '2026-05-04T10:00:00.000Z', { status: 'done', open: false }),
    order('unplanned', null),
    order('after', '2026-05-20T10:00:00.000Z'),
    order('other', '2026-05-04T10:00:00.000Z', { assigneeIds: ['sam'] }),
  ]
  const spans = [
    away('later', 'nora', '2026-05-20', '2026-05-21'),
    away('now', 'nora', '2026-05-03', '2026-05-06'),
    away('over', 'nora', '2026-05-01', '2026-05-03'),
    away('free', 'ines', '2026-05-04', '2026-05-05'),
  ]
  expect(ordersWhileAway(orders, spans, at)).toEqual([
    {
      id: 'now',
      userId: 'nora',
      fromOn: '2026-05-03',
      toOn: '2026-05-06',
      day: '2026-05-04',
      count: 2,
    },
    {
      id: 'later',
      userId: 'nora',
      fromOn: '2026-05-20',
      toOn: '2026-05-21',
      day: '2026-05-20',
      count: 1,
    },
  ])
})
