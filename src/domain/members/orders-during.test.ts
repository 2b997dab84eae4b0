import { expect, test } from 'vitest'
import { orderFixture } from '../entities/order.fixture.ts'
import { ordersDuring } from './orders-during.ts'

test('only the person’s orders of these days count, by the company’s clock', () => {
  const order = (id: string, plannedStart: string | null, assigneeIds = ['t1', 't2']) =>
    orderFixture(id, { plannedStart, assigneeIds })
  const orders = [
    order('first', '2026-05-03T22:30:00.000Z'),
    order('last', '2026-05-05T21:30:00.000Z'),
    order('before', '2026-05-03T21:30:00.000Z'),
    order('after', '2026-05-05T22:30:00.000Z'),
    order('unplanned', null),
    order('other', '2026-05-04T10:00:00.000Z', ['t2']),
  ]
  const span = { userId: 't1', fromOn: '2026-05-04', toOn: '2026-05-05' }
  const found = ordersDuring(orders, span, 'Europe/Madrid')
  expect(found.map(({ id }) => id)).toEqual(['first', 'last'])
})
