import type { ReportRequest } from '#domain/metrics/report.ts'
import type { Tally } from '#domain/metrics/tally.ts'
import {
  driveText,
  type ShareParts,
  shareParts,
  shareText,
  sumsText,
  utilisationParts,
  utilisationText,
  type Words,
} from '../metrics/metric-text.ts'

/** The figures of a report, in the order in which its tables and totals show them. */
export const reportFigures = [
  'done',
  'onTime',
  'firstFix',
  'utilisation',
  'drive',
  'revenue',
  'unbilled',
  'overdue',
] as const
export type ReportFigure = (typeof reportFigures)[number]

const moneyFigures: readonly ReportFigure[] = ['revenue', 'unbilled', 'overdue']
/** What is owed now belongs to no week. */
const nowFigures: readonly ReportFigure[] = ['unbilled', 'overdue']

/** The figures that a table has: paid time is a person's, not a customer's; money is the owner's. */
export function figuresOf(by: ReportRequest['by'], hasMoney: boolean): readonly ReportFigure[] {
  const isByPerson = by === 'week' || by === 'technician'
  return reportFigures.filter((name) => {
    if (moneyFigures.includes(name) && !hasMoney) return false
    if (nowFigures.includes(name) && by === 'week') return false
    return name !== 'utilisation' || isByPerson
  })
}

/** A figure that is a share, with its cases; null for others, and where it has none. */
export function figureParts(words: Words, name: ReportFigure, tally: Tally): ShareParts | null {
  if (name === 'utilisation') return utilisationParts(words, tally)
  return name === 'onTime' || name === 'firstFix' ? shareParts(words, tally[name]) : null
}

/** A figure of a tally as text. */
export function figureText(words: Words, name: ReportFigure, tally: Tally): string {
  switch (name) {
    case 'done':
      return words.format.number(tally.done)
    case 'onTime':
    case 'firstFix':
      return shareText(words, tally[name])
    case 'utilisation':
      return utilisationText(words, tally)
    case 'drive':
      return driveText(words, tally)
    case 'revenue':
    case 'unbilled':
    case 'overdue':
      return sumsText(words, tally[name])
  }
}
