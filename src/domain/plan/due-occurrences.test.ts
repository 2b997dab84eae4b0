import { expect, test } from 'vitest'
import type { Plan, PlanOverride } from '../entities/plan.ts'
import { dueOccurrences } from './due-occurrences.ts'
import type { PlanOrder } from './plan-order.ts'
import { doneOrder, openOrder, planFixture } from './plan.fixture.ts'

function due(
  fields: Partial<Plan>,
  orders: readonly PlanOrder[] = [],
  from = '2026-01-01',
  to = '2026-06-15',
) {
  const result = dueOccurrences(planFixture(fields), orders, from, to)
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return result.value
}

function daysOf(...args: Parameters<typeof due>): string {
  return due(...args)
    .map(({ start }) => start.slice(5, 10))
    .join(' ')
}

function override(id: string, fields: Partial<PlanOverride>): PlanOverride {
  return { id, start: null, minutes: null, title: null, description: null, ...fields }
}

test('the dates of a plan, with computed ids', () => {
  expect(due({ toleranceDays: 3 }, [], '2026-02-01', '2026-03-31')).toEqual([
    {
      on: '2026-02-28',
      start: '2026-02-28T09:00',
      startAt: '2026-02-28T14:00:00.000Z',
      orderId: 'p1_2026-02-28',
      minutes: 90,
      title: 'Boiler service',
      description: 'Yearly contract',
      earlyOn: '2026-02-25',
      lateOn: '2026-03-03',
    },
    expect.objectContaining({ orderId: 'p1_2026-03-31', startAt: '2026-03-31T13:00:00.000Z' }),
  ])
})

test('what is closed is not due, what is open is', () => {
  const orders = [doneOrder('2026-01-31', '2026-02-02'), openOrder('2026-02-28')]
  const cancelled = openOrder('2026-03-31', { status: 'cancelled' })
  expect(daysOf({}, [...orders, cancelled])).toBe('02-28 04-30 05-31')
})

test.each<[string, Partial<Plan>, string]>([
  ['a paused plan', { isPaused: true }, ''],
  ['an archived plan', { archivedAt: '2026-01-02T00:00:00Z' }, ''],
  ['a deleted plan', { deletedAt: '2026-01-02T00:00:00Z' }, ''],
  [
    'a last day',
    { endsOn: '2026-03-31', rdates: ['2026-04-02', '2026-02-03'] },
    '01-31 02-03 02-28 03-31',
  ],
  [
    'a last day after the end of the rule',
    { endsOn: '2026-05-01', rrule: 'FREQ=MONTHLY;UNTIL=20260301' },
    '01-31 02-28',
  ],
  [
    'a last day before the end of the rule',
    { endsOn: '2026-02-01', rrule: 'FREQ=MONTHLY;UNTIL=20260301' },
    '01-31',
  ],
  [
    'a last day and a count',
    { endsOn: '2026-03-01', rrule: 'FREQ=MONTHLY;COUNT=4' },
    '01-31 02-28',
  ],
  [
    'days added and left out',
    { rdates: ['2026-02-10'], exdates: ['2026-03-31'] },
    '01-31 02-10 02-28 04-30 05-31',
  ],
])('%s', (_, fields, expected) => {
  expect(daysOf(fields)).toBe(expected)
})

test('a date that was moved is due then, with its own id', () => {
  const overrides = [
    override('2026-03-31', { start: '2026-04-02T14:00', minutes: 30, title: 'Short service' }),
    override('2026-04-30', { description: 'With the landlord' }),
    override('2026-05-05', { start: '2026-05-06T09:00' }),
  ]
  expect(daysOf({ overrides }, [], '2026-03-01', '2026-03-31')).toBe('')
  const [moved, same, ...rest] = due({ overrides }, [], '2026-04-01', '2026-04-30')
  expect(moved).toMatchObject({
    on: '2026-03-31',
    orderId: 'p1_2026-03-31',
    startAt: '2026-04-02T18:00:00.000Z',
    minutes: 30,
    title: 'Short service',
    earlyOn: '2026-04-02',
  })
  expect(same).toMatchObject({
    on: '2026-04-30',
    title: 'Boiler service',
    description: 'With the landlord',
  })
  expect(rest).toEqual([])
  expect(daysOf({ overrides }, [], '2026-05-01', '2026-05-20')).toBe('')
})

const quarterly = { mode: 'afterCompletion', rrule: 'FREQ=MONTHLY;INTERVAL=3' } as const

test.each<[string, Partial<Plan>, readonly PlanOrder[], string]>([
  ['the first one', {}, [], '01-31'],
  ['the first one, not yet done', {}, [openOrder('2026-01-31')], '01-31'],
  ['three months after it was done', {}, [doneOrder('2026-01-31', '2026-02-20')], '05-20'],
  [
    'after the last of several',
    {},
    [doneOrder('2025-06-01', '2025-11-30'), doneOrder('2025-03-01', '2025-03-05')],
    '02-28',
  ],
  ['beyond the window', {}, [doneOrder('2026-01-31', '2026-04-20')], ''],
  ['overdue', {}, [doneOrder('2025-01-31', '2025-02-20')], '05-20'],
  [
    'after a cancelled one, from its day',
    {},
    [openOrder('2026-01-31', { status: 'cancelled' })],
    '04-30',
  ],
  ['a skipped day', { exdates: ['2026-01-31'] }, [], '04-30'],
  ['done as early as the interval is long', {}, [doneOrder('2026-04-30', '2026-01-30')], '05-01'],
  ['not after the last day', { endsOn: '2026-05-19' }, [doneOrder('2026-01-31', '2026-02-20')], ''],
  [
    'not more often than its count',
    { rrule: 'FREQ=MONTHLY;COUNT=1' },
    [doneOrder('2026-01-31', '2026-02-20')],
    '',
  ],
  [
    'an open one, also after the rule was changed',
    {},
    [doneOrder('2026-01-31', '2026-02-20'), openOrder('2026-05-01')],
    '05-01',
  ],
  ['a day that was added', { rdates: ['2026-02-10', '2025-12-01'] }, [], '01-31 02-10'],
  ['moved', { overrides: [override('2026-01-31', { start: '2026-02-03T08:00' })] }, [], '02-03'],
])('after completion: %s', (_, fields, orders, expected) => {
  expect(daysOf({ ...quarterly, ...fields }, orders)).toBe(expected)
})

test.each<[string, Partial<Plan>, string]>([
  ['a rule that no one can read', { rrule: 'every month' }, 'ruleForm'],
  ['a zone that is not known here', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  [
    'weekdays after completion',
    { ...quarterly, rrule: 'FREQ=MONTHLY;BYDAY=1MO' },
    'ruleIntervalOnly',
  ],
])('%s is a problem', (_, fields, message) => {
  const result = dueOccurrences(planFixture(fields), [], '2026-01-01', '2026-02-01')
  const issues = [expect.objectContaining({ message })]
  expect(result).toMatchObject({ ok: false, problem: { type: 'input/invalid', issues } })
})
