import { expect, test } from 'vitest'
import { orderFixture } from '../entities/order.fixture.ts'
import type { Order } from '../entities/order.ts'
import { whyPlanNow } from './why-plan-now.ts'

const context = { now: '2026-05-04T10:00:00.000Z', timeZone: 'Europe/Madrid' }
const later = '2026-05-04T16:00:00.000Z'
const past = '2026-05-04T05:24:00.000Z'
const promised = { windowStart: '2026-05-04T14:00:00.000Z', windowEnd: later }
const unplanned = { status: 'new', plannedStart: null, assigneeIds: [] } as const
const urgentLater = {
  priority: 'urgent',
  status: 'scheduled',
  isSent: false,
  plannedStart: later,
  plannedEnd: null,
  dueAt: past,
} as const

test.each<readonly [string, Partial<Order>, ReturnType<typeof whyPlanNow>]>([
  ['promised for today and in the queue', { ...unplanned, ...promised }, 'promised'],
  [
    'promised for today without a person',
    { ...unplanned, ...promised, plannedStart: later },
    'promised',
  ],
  [
    'promised for today without a date',
    { ...unplanned, ...promised, assigneeIds: ['t1'] },
    'promised',
  ],
  ['promised for today and planned', { ...promised, plannedStart: later }, null],
  ['promised for tomorrow', { ...unplanned, windowStart: '2026-05-04T22:30:00.000Z' }, null],
  ['on hold', { ...unplanned, ...promised, status: 'onHold' }, null],
  ['being done', { ...unplanned, ...promised, status: 'enRoute' }, null],
  ['closed', { ...unplanned, ...promised, status: 'cancelled', open: false }, null],
  ['past due and in the queue', { ...unplanned, dueAt: past }, 'due'],
  ['due later', { ...unplanned, dueAt: later }, null],
  ['urgent, past due, planned later and not sent', urgentLater, 'due'],
  ['urgent, past due, planned later and sent', { ...urgentLater, isSent: true }, null],
  ['late by its plan', { ...urgentLater, plannedStart: past }, null],
  [
    'urgent and someone’s without a date',
    { priority: 'urgent', plannedStart: null, assigneeIds: ['t1'] },
    'undated',
  ],
])('an order that is %s', (_, fields, why) => {
  expect(whyPlanNow(orderFixture('o', fields), context)).toBe(why)
})
