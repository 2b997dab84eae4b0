import type { ReportRow } from '#domain/metrics/report.ts'
import { minorText } from '#domain/money/money.ts'
import { type CsvCell, writeCsv } from '#lib/csv.ts'
import type { Translate } from '#messages/index.ts'
import type { ReportFigure } from './report-columns.ts'

interface ShownReport {
  readonly rows: readonly ReportRow[]
  readonly nameOf: (key: string) => string
  /** What the keys are. */
  readonly group: string
  readonly figures: readonly ReportFigure[]
}

/** The rows of a report as CSV: cases beside what was counted of them, times in minutes, money by currency. */
export function reportCsv(t: Translate, { rows, nameOf, group, figures }: ShownReport): string {
  const money = figures.filter(isMoney)
  const currencies = [
    ...new Set(rows.flatMap(({ tally }) => money.flatMap((name) => Object.keys(tally[name])))),
  ].toSorted()
  const pairs = money.flatMap((name) => currencies.map((currency) => ({ name, currency })))
  const hasHours = figures.includes('utilisation')
  const head: CsvCell[] = [
    'ID',
    group,
    t('metrics.name.done'),
    t('metrics.csv.onTime'),
    t('metrics.csv.arrivals'),
    t('metrics.csv.firstFix'),
    t('metrics.csv.ended'),
    ...(hasHours ? [t('metrics.csv.worked'), t('metrics.csv.paid')] : []),
    t('metrics.csv.travel'),
    t('metrics.csv.visits'),
    ...pairs.map(({ name, currency }) => `${t(`metrics.name.${name}`)} ${currency}`),
  ]
  return writeCsv([
    head,
    ...rows.map(({ key, tally }): CsvCell[] => [
      key,
      nameOf(key),
      tally.done,
      tally.onTime.count,
      tally.onTime.of,
      tally.firstFix.count,
      tally.firstFix.of,
      ...(hasHours ? [minutes(tally.worked), minutes(tally.paid)] : []),
      minutes(tally.travel),
      tally.visits,
      ...pairs.map(({ name, currency }) => minorText(tally[name][currency] ?? 0, currency)),
    ]),
  ])
}

function isMoney(name: ReportFigure): name is 'revenue' | 'unbilled' | 'overdue' {
  return name === 'revenue' || name === 'unbilled' || name === 'overdue'
}

function minutes(milliseconds: number): number {
  return Math.round(milliseconds / 60_000)
}
