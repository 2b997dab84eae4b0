import { expect, test } from 'vitest'
import { orderFixture } from '../entities/order.fixture.ts'
import type { Order } from '../entities/order.ts'
import { mayFitIn } from './may-fit-in.ts'

const at = '2026-05-04T12:00:00.000Z'
const planned = {
  status: 'scheduled',
  assigneeIds: ['t1'],
  plannedStart: '2026-05-04T13:00:00.000Z',
  plannedEnd: '2026-05-04T14:00:00.000Z',
} as const
const past = { plannedStart: '2026-05-04T09:00:00.000Z', plannedEnd: '2026-05-04T10:00:00.000Z' }

test.each<readonly [string, Partial<Order>, boolean]>([
  ['without a person', { assigneeIds: [] }, true],
  ['without a time', { plannedStart: null, plannedEnd: null }, true],
  ['late', past, true],
  ['planned for later', {}, false],
  [
    'urgent, past due and not sent',
    { priority: 'urgent', isSent: false, dueAt: '2026-05-04T11:00:00.000Z' },
    true,
  ],
  ['under way', { ...past, status: 'onSite' }, false],
  ['cancelled', { assigneeIds: [], status: 'cancelled', open: false }, false],
])('an order %s', (_, fields, expected) => {
  expect(mayFitIn(orderFixture('o', { ...planned, ...fields }), at)).toBe(expected)
})
