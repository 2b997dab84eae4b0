import type { Order } from '../entities/order.ts'
import { sumLeaks } from '../leaks/sum-leaks.ts'
import type { Leak } from '../leaks/leak.ts'
import { dayAt } from '../dispatch/day-bounds.ts'
import { addDays } from '../time/local-time.ts'
import { type BacklogRow, backlogOf } from './backlog.ts'
import { type Dimension, type MetricsFilter } from './dimensions.ts'
import type { Facts, MetricsContext } from './facts.ts'
import { type Compared, comparedTallies, lastDays } from './home-numbers.ts'
import { chartWeeks, firstChartMonday, hasTimesFrom, timesBefore } from './reach.ts'
import type { ReportFilter } from './report-filter.ts'
import { type Share, type Sums, type Tally, tallyBy } from './tally.ts'

/** The periods that a report can be about, in days. */
export const reportPeriods = { '7d': 7, '30d': 30, '13w': 91, '12m': 365 } as const
export type ReportPeriod = keyof typeof reportPeriods

export interface ReportRequest {
  readonly period: ReportPeriod
  readonly by: Exclude<Dimension, 'all'>
  readonly filter: ReportFilter
}

/** A row of a report's table; the key is a Monday or an id, '' for what has none. */
export interface ReportRow {
  readonly key: string
  readonly tally: Tally
}

/** How a week went: what the line chart shows. */
export interface WeekShares {
  readonly monday: string
  readonly onTime: Share
  readonly firstFix: Share
}

export interface Report {
  readonly total: Compared<Tally>
  readonly rows: readonly ReportRow[]
  readonly weeks: readonly WeekShares[]
  readonly backlog: readonly BacklogRow[]
  /** The leak radar in each currency, of the customer or of all. */
  readonly atRisk: Sums
  readonly known: ReportKnown
}

/** What of a report is within reach of this device; the rest of its figures are empty. */
export interface ReportKnown {
  /** The recorded time of the period. */
  readonly times: boolean
  /** All recorded time that the report shows: also that of the period before and of the chart's weeks. */
  readonly allTimes: boolean
  /** The work of the period before. */
  readonly workBefore: boolean
}

/** The first local day that a report looks at: the period before, or the weeks of the chart. */
export function reportSince(
  { period }: Pick<ReportRequest, 'period'>,
  { now, timeZone }: MetricsContext,
): string {
  return addDays(dayAt(now, timeZone), -Math.max(2 * reportPeriods[period], 7 * chartWeeks))
}

/** A device is not asked for the time of a year before the last: that period is shown without one to compare it with. */
const longestComparedDays = 91

/** The first local day whose recorded time a report is counted from. */
export function reportTimesFrom({ period }: Pick<ReportRequest, 'period'>, today: string): string {
  const days = reportPeriods[period]
  const { fromOn } = lastDays(today, days <= longestComparedDays ? 2 * days : days)
  const monday = firstChartMonday(today)
  return timesBefore(fromOn < monday ? fromOn : monday)
}

/** What the reports page shows besides the load of the coming days. */
export function createReport(
  facts: Facts,
  orders: readonly Order[],
  leaks: readonly Leak[],
  { period, by, filter }: Omit<ReportRequest, 'filter'> & { readonly filter: MetricsFilter },
  context: MetricsContext,
): Report {
  const { now, timeZone } = context
  const today = dayAt(now, timeZone)
  const span = lastDays(today, reportPeriods[period])
  const rows = tallyBy(facts, { by, span, filter, knownAt: now })
  const monday = firstChartMonday(today)
  const weekly = tallyBy(facts, {
    by: 'week',
    span: { fromOn: monday, toOn: today },
    filter,
    knownAt: now,
  })
  const none = { count: 0, of: 0 }
  const ofCustomer = leaks.filter(
    ({ customerId }) => filter.customerId === '' || customerId === filter.customerId,
  )
  return {
    total: comparedTallies(facts, span, context, filter),
    rows: [...rows]
      .map(([key, tally]) => ({ key, tally }))
      .toSorted((a, b) => (by === 'week' ? compare(b.key, a.key) : compare(a.key, b.key))),
    weeks: Array.from({ length: chartWeeks }, (_, i) => {
      const week = addDays(monday, 7 * i)
      const { onTime = none, firstFix = none } = weekly.get(week) ?? {}
      return { monday: week, onTime, firstFix }
    }),
    backlog: backlogOf(orders, now, filter),
    atRisk: Object.fromEntries(
      sumLeaks(ofCustomer).map(({ currency, amountMinor }) => [currency, amountMinor]),
    ),
    known: {
      times: hasTimesFrom(facts.reach, span.fromOn),
      allTimes: facts.reach.times <= reportTimesFrom({ period }, today),
      workBefore: facts.reach.work <= lastDays(today, 2 * reportPeriods[period]).fromOn,
    },
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
