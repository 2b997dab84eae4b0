import { expect, test } from 'vitest'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import type { Order } from '#domain/entities/order.ts'
import { unassignedFirst } from './unassigned-first.ts'

const now = { now: '2026-05-04T10:00:00.000Z', timeZone: 'Europe/London' }
const made = (id: string, fields: Partial<Order> = {}) =>
  orderFixture(id, {
    assigneeIds: [],
    status: 'new',
    plannedStart: null,
    plannedEnd: null,
    ...fields,
  })

test('urgent orders come first, then a promise for today, the soonest, and those without a date by age', () => {
  const orders = [
    made('winter', {
      plannedStart: '2026-12-24T10:00:00.000Z',
      createdAt: '2026-01-01T00:00:00.000Z',
    }),
    made('new', { createdAt: '2026-05-04T00:00:00.000Z' }),
    made('old', { createdAt: '2026-05-01T00:00:00.000Z' }),
    made('high', { priority: 'high' }),
    made('tomorrow', { dueAt: '2026-05-05T10:00:00.000Z' }),
    made('due', { dueAt: '2026-05-04T16:00:00.000Z' }),
    made('promised', { windowStart: '2026-05-04T14:00:00.000Z' }),
    made('urgent', { priority: 'urgent' }),
  ]
  expect(orders.toSorted(unassignedFirst(now)).map(({ id }) => id)).toEqual([
    'urgent',
    'promised',
    'due',
    'high',
    'tomorrow',
    'old',
    'new',
    'winter',
  ])
})
