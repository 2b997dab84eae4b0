import { expect, test } from 'vitest'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { ordersOf } from './orders-of.ts'

test('a person’s orders come by start, unscheduled ones last', () => {
  const item = (id: string, plannedStart: string | null, assigneeIds = ['ann']) => ({
    order: orderFixture(id, { plannedStart, assigneeIds }),
    shown: orderFixture(id, { plannedStart, assigneeIds }),
    customerName: '',
    siteAddress: '',
    street: '',
    geo: null,
    unsent: false,
  })
  const items = [
    item('none', null),
    item('late', '2026-05-05T08:00:00.000Z', ['bea', 'ann']),
    item('other', '2026-05-04T08:00:00.000Z', ['bea']),
    item('early', '2026-05-04T12:00:00.000Z'),
  ]
  expect(ordersOf(items, 'ann').map(({ order }) => order.id)).toEqual(['early', 'late', 'none'])
})
