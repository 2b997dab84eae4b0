import type { BacklogRow } from '#domain/metrics/backlog.ts'
import { capacityOf, type DayCapacity, type LoadRow } from '#domain/metrics/load-grid.ts'
import type { WeekShares } from '#domain/metrics/report.ts'
import type { Share } from '#domain/metrics/tally.ts'
import { longDay } from '../metrics/day-names.ts'
import { shareText, type Words } from '../metrics/metric-text.ts'

/** From this share on a day is full: no usual visit fits into what is left of it. */
const full = 0.95

/** 'Tuesday 5 May is full', or which day has the least room. */
export function capacitySentence({ t, format }: Words, grid: readonly LoadRow[]): string {
  const days = capacityOf(grid).filter(({ booked, free }) => booked + free > 0)
  const fullDays = days.filter((day) => shareOf(day) >= full)
  const [first] = fullDays
  if (first) {
    const day = capital(longDay(format.locale, first.day))
    const more = fullDays.length - 1
    return more > 0 ? t('metrics.say.fullAnd', { day, more }) : t('metrics.say.full', { day })
  }
  const [busiest] = days.toSorted((a, b) => shareOf(b) - shareOf(a))
  if (!busiest || busiest.booked === 0) return t('metrics.say.allFree')
  return t('metrics.say.busiest', {
    day: capital(longDay(format.locale, busiest.day)),
    share: format.percent(Math.round(shareOf(busiest) * 100) / 100),
  })
}

/** The share of a day's hours that is booked. */
export function shareOf({ booked, free }: DayCapacity): number {
  return booked + free === 0 ? 0 : booked / (booked + free)
}

/** How many arrived on time and were fixed at once, over all the weeks. */
export function trendSentence(words: Words, weeks: readonly WeekShares[]): string {
  const sum = (of: (week: WeekShares) => Share): Share =>
    weeks.map(of).reduce((a, b) => ({ count: a.count + b.count, of: a.of + b.of }), {
      count: 0,
      of: 0,
    })
  return words.t('metrics.say.trend', {
    onTime: shareText(
      words,
      sum(({ onTime }) => onTime),
    ),
    firstFix: shareText(
      words,
      sum(({ firstFix }) => firstFix),
    ),
  })
}

/** Who has more than fits into a day, or who has the fullest one. */
export function loadSentence(
  { t, format }: Words,
  grid: readonly LoadRow[],
  nameOf: (id: string) => string,
): string {
  const cells = grid.flatMap(({ personId, days }) =>
    days.filter(({ hours }) => hours > 0).map((day) => ({ personId, ...day })),
  )
  const [most] = cells.toSorted((a, b) => b.booked / b.hours - a.booked / a.hours)
  if (!most || most.booked === 0) return t('metrics.say.noLoad')
  const over = cells.filter(({ booked, hours }) => booked > hours)
  const values = {
    name: nameOf(most.personId),
    day: longDay(format.locale, most.day),
    share: format.percent(Math.round((most.booked / most.hours) * 100) / 100),
  }
  if (over.length === 0) return t('metrics.say.fullest', values)
  if (over.length === 1) return t('metrics.say.over', values)
  return t('metrics.say.overAnd', { ...values, more: over.length - 1 })
}

/** How many open orders wait for more than a month, and how many of all are urgent. */
export function backlogSentence({ t }: Words, rows: readonly BacklogRow[]): string {
  const sum = (some: readonly BacklogRow[]) =>
    some.reduce((all, { counts }) => all + totalOf(counts), 0)
  const older = rows.filter(({ age }) => age === 'older')
  const urgent = rows.reduce((all, { counts }) => all + counts.urgent, 0)
  return t('metrics.say.backlog', { count: sum(rows), older: sum(older), urgent })
}

/** All orders of one age. */
export function totalOf(counts: BacklogRow['counts']): number {
  return Object.values(counts).reduce((all, one) => all + one, 0)
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
