import * as v from 'valibot'
import { expect, test } from 'vitest'
import { orderSchema } from '../entities/order.ts'
import { newOrder } from '../mutation/mutators/order/order-create.ts'
import { dueOn } from './due-occurrences.ts'
import { orderOfOccurrence } from './order-of-occurrence.ts'
import { planFixture } from './plan.fixture.ts'

const actor = {
  uid: 'a1',
  companyId: 'co1',
  role: 'admin',
  permissions: [],
  status: 'active',
} as const

test('an order has what its plan and its date say', () => {
  const neededItems = [{ id: 'drier', quantity: 2 }]
  const plan = planFixture({ toleranceDays: 2, neededItems })
  expect(orderOfOccurrence(plan, { ...dueOn(plan, '2026-02-28'), title: 'Short service' })).toEqual(
    {
      customerId: 'c1',
      siteId: 's1',
      assetIds: ['e1'],
      title: 'Short service',
      description: 'Yearly contract',
      instructions: 'Ring twice',
      priority: 'normal',
      tags: ['contract'],
      assigneeIds: [],
      plannedStart: '2026-02-28T14:00:00.000Z',
      plannedEnd: '2026-02-28T15:30:00.000Z',
      windowStart: null,
      windowEnd: null,
      followUpOf: null,
      templateId: 't1',
      requires: ['signature'],
      checklist: [],
      skills: [{ id: 'gas', level: 2 }],
      crewSize: 1,
      dueAt: '2026-03-03T04:59:00.000Z',
      neededItems: [{ id: 'drier', quantity: 2 }],
      minutes: 90,
      preferredIds: [],
      excludedIds: [],
      planId: 'p1',
      occurrence: '2026-02-28',
    },
  )
})

test('minutes are elapsed, also while the clocks change', () => {
  const plan = planFixture({ start: '2026-03-08T01:30' })
  const { plannedStart, plannedEnd } = orderOfOccurrence(plan, dueOn(plan, '2026-03-08'))
  expect([plannedStart, plannedEnd]).toEqual([
    '2026-03-08T06:30:00.000Z',
    '2026-03-08T08:00:00.000Z',
  ])
})

test('a new order with it can be read as an order', () => {
  const plan = planFixture()
  const fields = orderOfOccurrence(plan, dueOn(plan, '2026-02-28'))
  const at = '2026-01-01T00:00:00.000Z'
  const doc = newOrder('p1_2026-02-28', { ...fields }, null, { actor, at })
  const order = v.parse(orderSchema, { ...doc, schema: 1, updatedAt: at, updatedBy: 'a1' })
  expect(order).toMatchObject({
    status: 'new',
    planId: 'p1',
    occurrence: '2026-02-28',
    minutes: 90,
    skills: [{ id: 'gas', level: 2 }],
    isSent: false,
  })
})
