import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Plan } from '../entities/plan.ts'
import type { PlanFields } from '../entities/plan-fields.ts'
import { printRule } from '../recurrence/print-rule.ts'
import { anyRule, anyStart } from '../recurrence/testing/any-rule.ts'
import { addDays } from '../time/local-time.ts'
import { dueOccurrences } from './due-occurrences.ts'
import { changeAll } from './edit-all.ts'
import { changeFollowing } from './edit-following.ts'
import type { PlanEdit } from './plan-edit.ts'
import type { PlanOrder } from './plan-order.ts'
import { doneOrder, openOrder, planFixture } from './plan.fixture.ts'

function must(result: ReturnType<typeof changeAll>): PlanEdit {
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return result.value
}

function split(
  plan: Plan,
  on: string,
  change: Partial<PlanFields> = {},
  orders: readonly PlanOrder[] = [],
): PlanEdit {
  return must(changeFollowing(plan, on, { planId: 'p2', change }, orders))
}

function days(plan: Plan, from = '2026-01-01', to = '2026-07-01'): string[] {
  const due = dueOccurrences(plan, [], from, to)
  return due.ok ? due.value.map(({ start }) => start) : []
}

/** The dates of the plan as it ends, and of the one that goes on. */
function daysOfBoth(
  plan: Plan,
  edit: PlanEdit,
  from?: string,
  to?: string,
): readonly [string[], string[]] {
  const { created, fields } = edit
  const before = days({ ...plan, ...fields }, from, to)
  return [before, created ? days({ ...plan, ...created }, from, to) : []]
}

test('a plan ends, and another one goes on at another hour', () => {
  const plan = planFixture()
  const edit = split(plan, '2026-02-28', {
    minutes: 60,
    start: '2026-02-28T14:00',
    rrule: 'FREQ=MONTHLY;BYMONTHDAY=31',
  })
  expect(daysOfBoth(plan, edit)).toEqual([
    ['2026-01-31T09:00'],
    [
      '2026-02-28T14:00',
      '2026-03-31T14:00',
      '2026-04-30T14:00',
      '2026-05-31T14:00',
      '2026-06-30T14:00',
    ],
  ])
  expect(edit.created).toMatchObject({ id: 'p2', minutes: 60, title: 'Boiler service' })
  expect(edit.created).not.toHaveProperty('createdAt')
})

test('the 31st stays the 31st where the plan is split in February', () => {
  expect(split(planFixture(), '2026-02-28').created?.rrule).toBe('FREQ=MONTHLY;BYMONTHDAY=31')
})

test('a rule that takes its day from the first date follows it', () => {
  const plan = planFixture({ rrule: 'FREQ=WEEKLY', start: '2026-05-04T09:00' })
  const edit = split(plan, '2026-05-18', { start: '2026-05-19T09:00' })
  expect(daysOfBoth(plan, edit, '2026-05-01', '2026-06-03')).toEqual([
    ['2026-05-04T09:00', '2026-05-11T09:00'],
    ['2026-05-19T09:00', '2026-05-26T09:00', '2026-06-02T09:00'],
  ])
})

test('nothing is lost or doubled where any plan is split', () => {
  fc.assert(
    fc.property(anyRule, anyStart, fc.array(fc.nat(700)), fc.nat(), (rule, start, added, at) => {
      const rdates = added.slice(0, 5).map((ahead) => addDays(start, ahead))
      const rrule = printRule(rule)
      const endsOn = at % 3 === 0 ? addDays(start, 800) : null
      const exdates = added.slice(5).map((ahead) => addDays(start, ahead))
      const plan = planFixture({ start: `${start}T09:00`, rrule, rdates, exdates, endsOn })
      const window = [start, addDays(start, 1200)] as const
      const whole = days(plan, ...window)
      fc.pre(whole.length > 0)
      const on = whole[at % whole.length]?.slice(0, 10) ?? ''
      const [before, after] = daysOfBoth(plan, split(plan, on), ...window)
      expect([...before, ...after]).toEqual(whole)
    }),
    { seed: 1, numRuns: 100 },
  )
})

test.each([
  ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-31', ['03-31', '05-31', '08-01', '10-01', '12-01']],
  ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-31;COUNT=3', ['03-31', '05-31', '08-01']],
  ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-31;COUNT=2', ['03-31', '05-31']],
])('split at the day before a month: %s', (rrule, expected) => {
  const plan = planFixture({ start: '2026-02-01T09:00', rrule })
  const both = daysOfBoth(plan, split(plan, '2026-05-31'), '2026-01-01', '2026-12-31')
  expect(both.flat().map((start) => start.slice(5, 10))).toEqual(expected)
})

test('what was sent or done stays, and is not created again', () => {
  const orders = [
    openOrder('2026-02-28'),
    openOrder('2026-03-31'),
    openOrder('2026-04-30', { isSent: true }),
    doneOrder('2026-05-31', '2026-05-20'),
  ]
  const edit = split(planFixture(), '2026-03-31', { title: 'Inspection' }, orders)
  expect(edit.removed).toEqual(['2026-03-31'])
  expect(edit.created?.exdates).toEqual(['2026-04-30', '2026-05-31'])
})

test('what was changed by hand goes with its date', () => {
  const override = { minutes: 30, start: null, title: null, description: null }
  const plan = planFixture({
    exdates: ['2026-02-28', '2026-04-30'],
    rdates: ['2026-02-10', '2026-04-10'],
    overrides: [
      { ...override, id: '2026-01-31' },
      { ...override, id: '2026-05-31' },
    ],
  })
  const { fields, created } = split(plan, '2026-03-31')
  expect(fields).toMatchObject({ exdates: ['2026-02-28'], rdates: ['2026-02-10'] })
  expect(fields.overrides?.map(({ id }) => id)).toEqual(['2026-01-31'])
  expect(created).toMatchObject({ exdates: ['2026-04-30'], rdates: ['2026-04-10'] })
  expect(created?.overrides.map(({ id }) => id)).toEqual(['2026-05-31'])
})

test('the first date and all after it are the whole plan', () => {
  const change = { title: 'Inspection' }
  const whole = must(changeAll(planFixture(), change, [openOrder('2026-01-31')]))
  expect(split(planFixture(), '2026-01-31', change, [openOrder('2026-01-31')])).toEqual(whole)
  const after = planFixture({ mode: 'afterCompletion' })
  expect(split(after, '2026-02-28', change).created).toBeNull()
})

test('all open dates are changed', () => {
  const orders = [
    openOrder('2026-03-31'),
    openOrder('2026-04-30'),
    openOrder('2026-05-31', { isSent: true }),
    doneOrder('2026-02-28', '2026-02-28'),
  ]
  const title = must(changeAll(planFixture(), { title: 'Inspection' }, orders))
  expect(title).toEqual({
    fields: { title: 'Inspection' },
    created: null,
    removed: [],
    updated: ['2026-03-31', '2026-04-30'],
  })
  const rule = must(changeAll(planFixture(), { rrule: 'FREQ=MONTHLY;BYMONTHDAY=30' }, orders))
  expect([rule.removed, rule.updated]).toEqual([['2026-03-31'], ['2026-04-30']])
})

test('after completion, another interval gives another date', () => {
  const plan = planFixture({ mode: 'afterCompletion' })
  const change = { rrule: 'FREQ=MONTHLY;INTERVAL=2' }
  const { removed, updated } = must(changeAll(plan, change, [openOrder('2026-03-31')]))
  expect([removed, updated]).toEqual([['2026-03-31'], []])
  const renamed = must(changeAll(plan, { title: 'Inspection' }, [openOrder('2026-03-31')]))
  expect(renamed.updated).toEqual(['2026-03-31'])
})

test.each([
  [{ rrule: 'every month' }, 'ruleForm'],
  [{ rrule: 'FREQ=MONTHLY;BYDAY=1MO', mode: 'afterCompletion' as const }, 'ruleIntervalOnly'],
])('refused: %o', (change, message) => {
  const issues = [expect.objectContaining({ message })]
  const refused = { ok: false, problem: { type: 'input/invalid', issues } }
  expect(changeAll(planFixture(), change, [])).toEqual(refused)
  expect(changeFollowing(planFixture(), '2026-02-28', { planId: 'p2', change }, [])).toEqual(
    refused,
  )
})

test('a day that the plan does not have begins nothing', () => {
  const result = changeFollowing(planFixture(), '2026-03-30', { planId: 'p2', change: {} }, [])
  expect(result).toMatchObject({
    ok: false,
    problem: { issues: [{ path: 'on', message: 'notOfPlan' }] },
  })
})
