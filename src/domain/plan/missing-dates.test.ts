import { expect, test } from 'vitest'
import type { Plan } from '../entities/plan.ts'
import { missingDates } from './missing-dates.ts'
import type { PlanOrder } from './plan-order.ts'
import { doneOrder, openOrder, planFixture } from './plan.fixture.ts'

const now = '2026-03-01T12:00:00.000Z'

function missing(
  fields: Partial<Plan>,
  orders: readonly PlanOrder[] = [],
  deleted: readonly string[] = [],
) {
  const result = missingDates(planFixture(fields), orders, deleted, now)
  return result.ok ? result.value.join(' ') : result.problem.type
}

const quarterly = {
  mode: 'afterCompletion',
  rrule: 'FREQ=MONTHLY;INTERVAL=3',
  horizonDays: 366,
} as const

test.each<[string, Parameters<typeof missing>, string]>([
  ['up to the horizon', [{}], '2026-03-31 2026-04-30'],
  ['still in time', [{ toleranceDays: 1 }], '2026-02-28 2026-03-31 2026-04-30'],
  ['a shorter horizon', [{ horizonDays: 30 }], '2026-03-31'],
  ['not those that exist', [{}, [openOrder('2026-03-31')]], '2026-04-30'],
  ['not those that someone deleted', [{}, [], ['2026-04-30']], '2026-03-31'],
  ['none while paused', [{ isPaused: true }], ''],
  ['after completion', [quarterly, [doneOrder('2026-01-31', '2026-02-20')]], '2026-05-20'],
  ['after completion, while one is open', [quarterly, [openOrder('2026-01-31')]], ''],
  [
    'after completion, the one after a deleted one',
    [quarterly, [doneOrder('2026-01-31', '2026-02-20')], ['2026-05-20', '2026-08-20']],
    '2026-11-20',
  ],
  ['a rule that no one can read', [{ rrule: 'often' }], 'input/invalid'],
])('%s', (_, args, expected) => {
  expect(missing(...args)).toBe(expected)
})

test('today is that of the plan', () => {
  const early = missingDates(
    planFixture({ rrule: 'FREQ=DAILY', horizonDays: 1 }),
    [],
    [],
    '2026-03-01T03:00:00.000Z',
  )
  expect(early).toEqual({ ok: true, value: ['2026-02-28', '2026-03-01'] })
})
