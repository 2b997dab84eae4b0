import * as v from 'valibot'
import { expect, test } from 'vitest'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import { emptyNewOrder, newOrderSchema } from './new-order-values.ts'
import { planFormSchema, planOf, planValues } from './plan-form.ts'

const plan = {
  plannedStart: '2026-07-01T08:00:00.000Z',
  plannedEnd: '2026-07-01T09:30:00.000Z',
  windowStart: '2026-07-01T08:00:00.000Z',
  windowEnd: '2026-07-01T10:00:00.000Z',
  assigneeIds: ['t1'],
}

test('a plan is shown as wall-clock time and converted back unchanged', () => {
  const values = planValues(plan, 'Europe/London')
  expect(values).toMatchObject({ start: '2026-07-01T09:00', end: '2026-07-01T10:30' })
  expect(planOf(values, 'Europe/London')).toEqual(plan)
  expect(editsBetween(plan, planOf(values, 'Europe/London'))).toEqual({})
})

test('an edit records the old and new value of each changed field', () => {
  const wanted = { ...plan, plannedEnd: null, assigneeIds: ['t2'] }
  expect(editsBetween(plan, wanted)).toEqual({
    plannedEnd: { from: plan.plannedEnd, to: null },
    assigneeIds: { from: ['t1'], to: ['t2'] },
  })
})

test.each([
  ['2026-07-01T09:00', '2026-07-01T08:00', false],
  ['', '2026-07-01T08:00', false],
  ['2026-07-01T09:00', '', true],
  ['', '', true],
])('from %j to %j is valid: %s', (start, end, valid) => {
  const none = { start: '', end: '', windowStart: '', windowEnd: '', assigneeIds: [] }
  const window = { windowStart: start, windowEnd: end }
  expect(v.safeParse(planFormSchema, { ...none, start, end }).success).toBe(valid)
  expect(v.safeParse(planFormSchema, { ...none, ...window }).success).toBe(valid)
})

function issuesOf(changes: Partial<ReturnType<typeof emptyNewOrder>>) {
  const parsed = v.safeParse(newOrderSchema, {
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
  expect(issuesOf({ customerId: 'new' })).toEqual(['customerName'])
  expect(issuesOf({ customerId: 'new', customerName: 'Ashgrove' })).toEqual([])
})
