import type { Board } from '#domain/dispatch/board-visit.ts'
import { visitsToCall } from '#domain/dispatch/check/to-call.ts'
import { dayAt } from '#domain/dispatch/day-bounds.ts'
import type { Leak } from '#domain/leaks/leak.ts'
import { ordersAtRisk } from '#domain/metrics/at-risk.ts'
import { createFacts } from '#domain/metrics/create-facts.ts'
import { type MetricsFilter, noFilter } from '#domain/metrics/dimensions.ts'
import type { MetricsContext, MetricsSource } from '#domain/metrics/facts.ts'
import { homeNumbers, homeSince } from '#domain/metrics/home-numbers.ts'
import { loadGrid } from '#domain/metrics/load-grid.ts'
import type { FromMetrics, MetricsQuestion } from '#domain/metrics/messages.ts'
import { ownWeek, weekSince } from '#domain/metrics/own-week.ts'
import { createReport, reportSince } from '#domain/metrics/report.ts'
import { fullReach, officeReach } from '#domain/metrics/reach.ts'
import { metricsFilter } from '#domain/metrics/report-filter.ts'
import { onChange } from '#data/local/live/on-change.ts'
import { isLoaded } from '#data/local/rows/loaded-sets.ts'
import { readMeta } from '#data/local/rows/meta.ts'
import type { QueryContext } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import { leaks as leaksOf } from '../invoices/leaks.ts'
import { readBoard } from './read-board.ts'
import { createMetricsTables, tablesOf } from './metrics-tables.ts'
import { createPace } from './pace.ts'

/** How many days from today on the load is told of. */
const loadDays = 14

export interface Metrics {
  /** Answers this question instead of the one before, and again when documents change. */
  readonly ask: (question: MetricsQuestion) => void
  readonly close: () => void
}

/** What takes longer than the numbers themselves, and follows them. */
interface Extras {
  readonly leaks: readonly Leak[] | null
  readonly board: Board | null
}

/** Answers questions about a company's numbers from what this device has stored. */
export function createMetrics(
  context: QueryContext,
  answer: (message: FromMetrics) => void,
): Metrics {
  const { db } = context
  const tables = createMetricsTables(db)
  let asked: MetricsQuestion | null = null
  let extras: Extras = { leaks: null, board: null }
  /** The day for which the extras were read; '' where they are out of date. */
  let extrasDay = ''
  const pace = createPace(run)
  const stop = onChange(db, [...tables.followed, 'meta'], (table, keys) => {
    if (table === 'meta') {
      if (keys !== null && !keys.includes('loaded') && !keys.includes('timesFrom')) return
      extrasDay = ''
      pace.later()
      return
    }
    tables.change(table, keys)
    extrasDay = ''
    pace.later()
  })

  async function run(): Promise<void> {
    const question = asked
    if (!question) return
    const isAsked = () => question === asked
    try {
      // Before the documents: a set that arrives meanwhile is not among them.
      const hasAll = await hasAllSets(db)
      const timesFrom = await readMeta(db, 'timesFrom')
      const source = await tables.read(tablesOf(question))
      const [company] = entitiesOf('companies', await db.companies.toArray())
      if (!company) return
      const moment = { now: question.now, timeZone: company.timeZone }
      // A technician's week is counted from their own records.
      const reach = question.kind === 'week' ? fullReach : officeReach(timesFrom, moment)
      const told = { ...moment, reach }
      const filter =
        question.kind === 'report'
          ? metricsFilter(
              question.filter,
              company.territories,
              entitiesOf('staff', await db.staff.toArray()),
            )
          : noFilter
      if (isAsked()) answer(answerTo(question, source, { ...extras, filter }, told, hasAll))
      const day = dayAt(question.now, company.timeZone)
      if (question.kind === 'week' || !isAsked() || day === extrasDay) return
      extrasDay = day
      const [leaks, board] = await Promise.all([
        leaksOf(day).run(context),
        readBoard(context, question.now, loadDays),
      ])
      extras = { leaks: leaks ?? null, board }
      if (isAsked()) answer(answerTo(question, source, { ...extras, filter }, told, hasAll))
    } catch {
      extrasDay = ''
      if (isAsked()) answer({ kind: 'failed' })
    }
  }

  return {
    ask(question) {
      asked = question
      pace.soon()
    },
    close() {
      asked = null
      stop()
      pace.end()
    },
  }
}

/** Whether this device has received all that numbers are made of, as the office or as a technician follows it. */
async function hasAllSets(db: QueryContext['db']): Promise<boolean> {
  const loaded = await Promise.all(
    [
      ['orders', 'orders:sentOpen'],
      ['visits'],
      ['bookings', 'bookings:mine'],
      ['timeEntries', 'timeEntries:mine'],
    ].map((keys) => isLoaded(db, keys)),
  )
  return loaded.every(Boolean)
}

/** The answer as it follows from the documents and, where they are known, the extras. */
function answerTo(
  question: MetricsQuestion,
  source: Omit<MetricsSource, 'leaks'>,
  { leaks, board, filter }: Extras & { readonly filter: MetricsFilter },
  context: MetricsContext,
  hasAll: boolean,
): FromMetrics {
  const since = sinceOf(question, context)
  const facts = createFacts({ ...source, leaks: leaks ?? [] }, { ...context, since })
  if (question.kind === 'week') {
    const value = ownWeek(facts, question.userId, question.monday, context)
    return { kind: 'week', isLoaded: hasAll, value }
  }
  if (question.kind === 'home') {
    const numbers = homeNumbers(facts, source.orders, leaks, context)
    const atRisk = board && ordersAtRisk({ ...board, now: question.now })
    const toCall = board && visitsToCall({ ...board, now: question.now })
    return { kind: 'home', isLoaded: hasAll, value: { numbers, atRisk, toCall } }
  }
  const report = createReport(facts, source.orders, leaks ?? [], { ...question, filter }, context)
  const from = dayAt(question.now, context.timeZone)
  const load = board && loadGrid(board, from, loadDays, filter)
  return { kind: 'report', isLoaded: hasAll, value: { report, load } }
}

function sinceOf(question: MetricsQuestion, context: MetricsContext): string {
  if (question.kind === 'home') return homeSince(context)
  return question.kind === 'week' ? weekSince(question.monday) : reportSince(question, context)
}
