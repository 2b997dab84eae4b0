import * as v from 'valibot'
import { expect, test } from 'vitest'
import { laterDefaults } from '#domain/company/later-defaults.ts'
import { emptyAddress } from '#domain/entities/fields.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { emptyNewOrder, newOrderSchema } from './new-order-values.ts'
import { emptyNeeds } from './needs/need-form.ts'
import {
  changedPlan,
  emptyPlan,
  planOf,
  planSheetSchema,
  planValues,
  visitEdits,
} from './plan-form.ts'

const zone = { ...laterDefaults, timeZone: 'Europe/London' }
const plan = {
  plannedStart: '2026-07-01T08:00:00.000Z',
  plannedEnd: '2026-07-01T09:30:00.000Z',
  windowStart: '2026-07-01T08:30:00.000Z',
  windowEnd: '2026-07-01T10:00:00.000Z',
  assigneeIds: ['t1'],
}
const none = { plannedStart: null, plannedEnd: null, windowStart: null, windowEnd: null }

test('a plan is shown as a day, a time and a duration, and converted back unchanged', () => {
  const values = planValues(orderFixture('o1', plan), null, zone)
  expect(values).toMatchObject({ day: '2026-07-01', time: '09:00', minutes: 90, window: 'custom' })
  expect(planOf(values, zone)).toEqual(plan)
})

test('the end follows the start and the duration', () => {
  const values = { ...emptyPlan, day: '2026-07-01', time: '09:00' }
  expect(planOf({ ...values, minutes: 45 }, zone).plannedEnd).toBe('2026-07-01T08:45:00.000Z')
  expect(planOf(values, zone)).toMatchObject({
    plannedStart: '2026-07-01T08:00:00.000Z',
    plannedEnd: null,
  })
  const hours = planOf({ ...values, day: '2026-10-25', time: '00:30', minutes: 120 }, zone)
  expect(hours.plannedEnd).toBe('2026-10-25T01:30:00.000Z')
})

test('a day without a time is the visit’s, not the order’s', () => {
  const order = orderFixture('o1', { minutes: 30 })
  const visit = { start: '2026-07-01', minutes: 120, leadId: 't1' }
  const values = planValues(order, visit, zone)
  expect(values).toMatchObject({ day: '2026-07-01', time: '', minutes: 120, leadId: 't1' })
  expect(planOf(values, zone)).toEqual({ ...none, assigneeIds: ['t1'] })
  expect(visitEdits(visit, null, values)).toBeNull()
  expect(visitEdits(visit, null, { ...values, day: '', leadId: '' })).toEqual({
    start: { from: '2026-07-01', to: null },
    leadId: { from: 't1', to: null },
  })
  expect(visitEdits(visit, null, { ...values, minutes: 60 })).toEqual({
    minutes: { from: 120, to: 60 },
  })
  expect(visitEdits(visit, null, { ...values, time: '09:00' })).toBeNull()
  const timed = { ...visit, start: plan.plannedStart }
  expect(visitEdits(timed, plan.plannedStart, values)).toEqual({
    start: { from: null, to: '2026-07-01' },
  })
})

test('an order that nobody planned shows the duration that was asked for', () => {
  expect(planValues(orderFixture('o1', { minutes: 45 }), null, zone)).toMatchObject({
    day: '',
    minutes: 45,
  })
})

test('times that nobody changed stay as exact as they were', () => {
  const exact = {
    ...plan,
    plannedStart: '2026-07-01T08:00:20.000Z',
    windowEnd: '2026-07-01T10:00:05.000Z',
  }
  const seen = planValues(orderFixture('o1', exact), null, zone)
  expect(changedPlan(exact, seen, { ...seen, assigneeIds: ['t2'] }, zone)).toEqual({
    ...exact,
    assigneeIds: ['t2'],
  })
  expect(changedPlan(exact, seen, { ...seen, minutes: 60 }, zone)).toMatchObject({
    plannedStart: '2026-07-01T08:00:00.000Z',
    plannedEnd: '2026-07-01T09:00:00.000Z',
    windowEnd: exact.windowEnd,
  })
})

test.each([
  [{ time: '09:00' }, 'day'],
  [{ day: '2026-07-01', time: '09:00' }, null],
  [{ window: 'start', day: '2026-07-01' }, 'window'],
  [{ window: '08:00-10:00' }, 'window'],
  [{ window: '08:00-10:00', day: '2026-07-01' }, null],
  [{ window: 'custom', windowEnd: '2026-07-01T08:00' }, 'windowEnd'],
  [{ minutes: 2 }, 'minutes'],
  [{ day: '2026-02-31' }, 'day'],
  [{ dueAt: 'soon' }, 'dueAt'],
] as const)('%j has a problem at %s', (more, path) => {
  const values = { ...emptyPlan, ...emptyNeeds, ...more }
  for (const parsed of [
    v.safeParse(planSheetSchema, values),
    v.safeParse(newOrderSchema('CAD'), {
      ...emptyNewOrder('c1', ''),
      siteId: 's1',
      title: 'Pump',
      ...more,
    }),
  ]) {
    const paths = parsed.success ? [] : parsed.issues.map((issue) => v.getDotPath(issue))
    expect(paths).toEqual(path === null ? [] : [path])
  }
})

const whole = { ...emptyAddress, line1: '1 Beacon Road', city: 'Port Ellery' }

function issuesOf(changes: Partial<ReturnType<typeof emptyNewOrder>>) {
  const parsed = v.safeParse(newOrderSchema('CAD'), {
    ...emptyNewOrder('', ''),
    title: 'Pump',
    ...changes,
  })
  return parsed.success ? [] : parsed.issues.map((issue) => v.getDotPath(issue))
}

test('a new order needs a customer and a site', () => {
  expect(issuesOf({})).toEqual(['customerId'])
  expect(issuesOf({ customerId: 'c1' })).toEqual(['siteId'])
  expect(issuesOf({ customerId: 'c1', siteId: 's1' })).toEqual([])
  expect(issuesOf({ customerId: 'new', address: whole })).toEqual(['customerName'])
  expect(issuesOf({ customerId: 'new', customerName: 'Ashgrove', address: whole })).toEqual([])
})

test.each([
  { customerId: 'new', customerName: 'Ashgrove' },
  { customerId: 'c1', siteId: 'new' },
])('a site entered along with the order of %j needs a street and a town', (place) => {
  expect(issuesOf(place)).toEqual(['address.line1', 'address.city'])
  expect(issuesOf({ ...place, address: { ...whole, city: ' ' } })).toEqual(['address.city'])
  expect(issuesOf({ ...place, address: whole })).toEqual([])
})
