import { expect, test } from 'vitest'
import type { Order } from '../entities/order.ts'
import { orderFixture } from '../entities/order.fixture.ts'
import type { Plan } from '../entities/plan.ts'
import type { PlanFields } from '../entities/plan-fields.ts'
import { occurrenceId } from '../recurrence/occurrence-id.ts'
import { changesOfEdit } from './changes-of-edit.ts'
import { dueOn } from './due-occurrences.ts'
import { changeAll } from './edit-all.ts'
import { changeFollowing } from './edit-following.ts'
import { orderOfOccurrence } from './order-of-occurrence.ts'
import { planOrderOf } from './plan-order.ts'
import { planFixture } from './plan.fixture.ts'

const now = '2026-03-01T12:00:00.000Z'

/** The order that a plan has created, and that nobody was sent. */
function orderOn(plan: Plan, on: string, more: Partial<Order> = {}): Order {
  const unsent = { status: 'new', isSent: false, sentAt: null, assigneeIds: [] } as const
  return orderFixture(occurrenceId(plan.id, on), {
    ...unsent,
    ...orderOfOccurrence(plan, dueOn(plan, on)),
    ...more,
  })
}

function ordersOf(plan: Plan, orders: readonly Order[]) {
  return { orders, planOrders: orders.flatMap((order) => planOrderOf(order, plan.timeZone) ?? []) }
}

function afterAll(plan: Plan, change: Partial<PlanFields>, orders: readonly Order[]) {
  const known = ordersOf(plan, orders)
  const edit = changeAll(plan, change, known.planOrders)
  if (!edit.ok) throw new Error(edit.problem.type)
  return changesOfEdit(plan, edit.value, known, now)
}

test('orders that were not sent follow, where nobody changed them by hand', () => {
  const plan = planFixture()
  const orders = [
    orderOn(plan, '2026-03-31'),
    orderOn(plan, '2026-04-30', { title: 'By hand', plannedStart: '2026-05-02T10:00:00.000Z' }),
    orderOn(plan, '2026-02-28', { status: 'dispatched', isSent: true }),
  ]
  const change = { title: 'Full service', start: '2026-01-31T10:00' }
  expect(afterAll(plan, change, orders)).toEqual([
    {
      name: 'plan/edit',
      args: {
        planId: 'p1',
        edits: {
          title: { from: 'Boiler service', to: 'Full service' },
          start: { from: '2026-01-31T09:00', to: '2026-01-31T10:00' },
        },
      },
    },
    {
      name: 'order/edit',
      args: {
        orderId: 'p1_2026-03-31',
        edits: {
          title: { from: 'Boiler service', to: 'Full service' },
          plannedStart: { from: '2026-03-31T13:00:00.000Z', to: '2026-03-31T14:00:00.000Z' },
          plannedEnd: { from: '2026-03-31T14:30:00.000Z', to: '2026-03-31T15:30:00.000Z' },
        },
        unlessSent: true,
      },
    },
  ])
})

test('orders have the parts of their plan, unless someone changed theirs', () => {
  const plan = planFixture({ neededItems: [{ id: 'filter', quantity: 1 }] })
  const own = [{ id: 'pump', quantity: 1 }]
  const orders = [orderOn(plan, '2026-03-31'), orderOn(plan, '2026-04-30', { neededItems: own })]
  const neededItems = { from: plan.neededItems, to: [{ id: 'filter', quantity: 2 }] }
  expect(afterAll(plan, { neededItems: neededItems.to }, orders)).toEqual([
    { name: 'plan/edit', args: { planId: 'p1', edits: { neededItems } } },
    {
      name: 'order/edit',
      args: { orderId: 'p1_2026-03-31', edits: { neededItems }, unlessSent: true },
    },
  ])
})

test('orders follow to another customer and site, unless someone changed where they are', () => {
  const plan = planFixture()
  const orders = [
    orderOn(plan, '2026-03-31'),
    orderOn(plan, '2026-04-30', { assetIds: ['e2'] }),
    orderOn(plan, '2026-02-28', { status: 'done', isSent: true }),
  ]
  const change = { customerId: 'c2', siteId: 's2', assetIds: [] }
  const edits = {
    customerId: { from: 'c1', to: 'c2' },
    siteId: { from: 's1', to: 's2' },
    assetIds: { from: ['e1'], to: [] },
  }
  expect(afterAll(plan, change, orders)).toEqual([
    { name: 'plan/edit', args: { planId: 'p1', edits } },
    { name: 'order/edit', args: { orderId: 'p1_2026-03-31', edits, unlessSent: true } },
  ])
})

test('orders of dates that are no more go, and new dates have theirs at once, also a second time', () => {
  const plan = planFixture({ start: '2026-01-15T09:00' })
  const later = { start: '2026-01-16T09:00' }
  const moved = planFixture(later)
  expect(
    afterAll(plan, later, [orderOn(plan, '2026-03-15'), orderOn(plan, '2026-04-15')]).slice(1),
  ).toEqual([
    { name: 'plan/removeOrder', args: { planId: 'p1', on: '2026-03-15' } },
    { name: 'plan/removeOrder', args: { planId: 'p1', on: '2026-04-15' } },
    { name: 'plan/createOrder', args: { planId: 'p1', on: '2026-03-16', again: true } },
    { name: 'plan/createOrder', args: { planId: 'p1', on: '2026-04-16', again: true } },
  ])
  expect(afterAll(moved, { start: plan.start }, []).slice(1)).toEqual([
    { name: 'plan/createOrder', args: { planId: 'p1', on: '2026-03-15', again: true } },
    { name: 'plan/createOrder', args: { planId: 'p1', on: '2026-04-15', again: true } },
  ])
})

test('after completion, an open date that another wait gives again keeps its order', () => {
  const plan = planFixture({
    mode: 'afterCompletion',
    rrule: 'FREQ=MONTHLY',
    start: '2026-03-20T09:00',
  })
  const change = { rrule: 'FREQ=MONTHLY;INTERVAL=2' }
  const names = afterAll(plan, change, [orderOn(plan, '2026-03-20')]).map(({ name }) => name)
  expect(names).toEqual(['plan/edit'])
})

test('from a date on, a new plan takes over with the orders of its first dates', () => {
  const plan = planFixture()
  const orders = [orderOn(plan, '2026-03-31'), orderOn(plan, '2026-04-30')]
  const known = ordersOf(plan, orders)
  const edit = changeFollowing(
    plan,
    '2026-04-30',
    { planId: 'p2', change: { minutes: 45 } },
    known.planOrders,
  )
  if (!edit.ok) throw new Error(edit.problem.type)
  const changes = changesOfEdit(plan, edit.value, known, now)
  expect(changes.map(({ name }) => name)).toEqual([
    'plan/edit',
    'plan/removeOrder',
    'plan/create',
    'plan/createOrder',
  ])
  expect(changes[1]?.args).toEqual({ planId: 'p1', on: '2026-04-30' })
  expect(changes[2]?.args).toMatchObject({ planId: 'p2', minutes: 45, start: '2026-04-30T09:00' })
  expect(changes[3]?.args).toEqual({ planId: 'p2', on: '2026-04-30' })
})
