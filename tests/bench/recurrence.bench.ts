import { performance } from 'node:perf_hooks'
import type { Plan } from '#domain/entities/plan.ts'
import { dueOccurrences } from '#domain/plan/due-occurrences.ts'
import { orderOfOccurrence } from '#domain/plan/order-of-occurrence.ts'
import { planFixture } from '#domain/plan/plan.fixture.ts'
import { generateOnce } from './recurrence/generate-once.ts'
import { type BenchReport, report } from './report.ts'
import { median, percentile, round } from './statistics.ts'

const count = 200
const runs = 21
const zones = ['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kathmandu']
/** What plans are like: most a few times a year, some every week, and a daily round. */
const rules = [
  'FREQ=MONTHLY',
  'FREQ=MONTHLY;INTERVAL=3;BYDAY=1MO',
  'FREQ=YEARLY',
  'FREQ=MONTHLY;INTERVAL=6;BYMONTHDAY=-1',
  'FREQ=WEEKLY;BYDAY=MO,TH',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=WEEKLY;INTERVAL=2;COUNT=500',
  'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR',
]

/** Maintenance by the month, the quarter, the half year and the year. */
const maintenance = rules.slice(0, 4)

/**
 * Measures how long the orders of a year take for 200 plans that began years ago: mixed ones, and 200 daily ones. Then
 * the office's app creates those of 200 maintenance plans in Chromium; `part` 'app': only this.
 */
export async function run(part = ''): Promise<BenchReport> {
  const inApp = {
    goal: 'longest task of the page while the orders are created',
    value: round(await generate()),
    unit: 'ms',
    limit: 50,
  }
  if (part === 'app') return report('recurrence', [inApp])
  const mixed = measure('mixed', (index) => rules[index % rules.length] ?? '')
  const daily = measure('daily', () => 'FREQ=DAILY')
  return report('recurrence', [
    { goal: 'a year of 200 plans', value: round(mixed), unit: 'ms', limit: 250 },
    { goal: 'a year of 200 daily plans', value: round(daily), unit: 'ms', limit: 1000 },
    inApp,
  ])
}

function measure(kind: string, ruleOf: (index: number) => string): number {
  const plans = Array.from({ length: count }, (_, index) =>
    planFixture({
      id: `plan${index}`,
      ...scheduleOf(index, ruleOf(index)),
      start: `2019-0${(index % 9) + 1}-0${(index % 9) + 1}T0${index % 10}:30`,
    }),
  )
  const times: number[] = []
  let orders = 0
  for (let index = 0; index < runs; index += 1) {
    const start = performance.now()
    orders = plans.reduce((sum, plan) => sum + ordersOf(plan), 0)
    times.push(performance.now() - start)
  }
  const [middle, worst] = [median(times), percentile(times, 1)]
  console.log(
    `${kind}: ${orders} orders in ${round(middle)} ms (median of ${runs}, worst ${round(worst)})`,
  )
  return middle
}

/** The longest task of the page's main thread in milliseconds of the processor, which other programs do not lengthen. */
async function generate(): Promise<number> {
  const year = new Date().getFullYear()
  const { ms, orders, tasks } = await generateOnce(
    Array.from({ length: count }, (_, index) => ({
      ...scheduleOf(index, maintenance[index % maintenance.length] ?? ''),
      start: `${year - 1}-0${(index % 9) + 1}-0${(index % 9) + 1}T0${index % 10}:30`,
      horizonDays: 366,
    })),
  )
  const busy = tasks.reduce((sum, task) => sum + task.busy, 0)
  const longest = tasks.reduce((most, task) => Math.max(most, task.busy), 0)
  const byClock = tasks.reduce((most, task) => Math.max(most, task.ms), 0)
  console.log(
    `in the app: ${orders} orders in ${round(ms)} ms, main thread busy for ${round(busy)} ms, ` +
      `longest task ${round(longest)} ms (by the clock ${round(byClock)} ms)`,
  )
  return longest
}

function scheduleOf(index: number, rrule: string) {
  return { rrule, timeZone: zones[index % zones.length] ?? '' }
}

function ordersOf(plan: Plan): number {
  const due = dueOccurrences(plan, [], '2026-01-01', '2026-12-31')
  if (!due.ok) throw new Error(`A plan has no dates: ${plan.rrule}`)
  return due.value.map((one) => orderOfOccurrence(plan, one)).length
}
