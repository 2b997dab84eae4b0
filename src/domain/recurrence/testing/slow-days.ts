import type { Rule } from '../rule.ts'

/**
 * The days of a rule by its definition: every day of the calendar is tested by itself. Slow, and shares no code with
 * what it checks.
 */
export function slowDays(
  rule: Rule,
  start: string,
  to: string,
  skip: 'backward' | 'omit' = 'backward',
): string[] {
  const first = utc(start)
  const groups = new Map<string, Set<string>>()
  // Positions count the days before the first one too, and a period may give the day before it.
  const earliest = Date.UTC(first.getUTCFullYear() - 1, 11, 31)
  const latest = Date.UTC(utc(to).getUTCFullYear() + 1, 0, 31)
  for (let time = earliest; time <= latest; time += 86_400_000) {
    const date = new Date(time)
    for (const period of periodsWith(rule, date, first, skip)) {
      const group = groups.get(period) ?? new Set()
      groups.set(period, group.add(textOf(date)))
    }
  }
  const found = new Set<string>()
  for (const group of groups.values())
    for (const day of atPositions(rule, [...group])) found.add(day)
  return [...found]
    .toSorted()
    .filter((day) => day >= start)
    .slice(0, rule.count ?? undefined)
    .filter((day) => day <= to)
}

/** The periods in whose set this date is, if they are among those that the interval keeps. */
function periodsWith(rule: Rule, date: Date, first: Date, skip: string): string[] {
  const hasDays = rule.byMonthDay.length > 0
  const isBare = !hasDays && rule.byDay.length === 0
  if (rule.frequency === 'WEEKLY') {
    const weekday = isBare ? date.getUTCDay() === first.getUTCDay() : hasWeekday(rule, date)
    const weeks = (weekOf(rule, date) - weekOf(rule, first)) / (7 * 86_400_000)
    return weekday && inMonth(rule, date) && weeks % rule.interval === 0 ? [`${weeks}`] : []
  }
  if (rule.byDay.length > 0 && !hasWeekday(rule, date)) return []
  const wanted = isBare && rule.frequency !== 'DAILY' ? [first.getUTCDate()] : rule.byMonthDay
  const months = [new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1))]
  months.push(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)))
  return months.flatMap((month, ahead) => {
    if (!inMonth(rule, month)) return []
    const isStartMonth = month.getUTCMonth() === first.getUTCMonth()
    if (isBare && rule.frequency === 'YEARLY' && rule.byMonth.length === 0 && !isStartMonth)
      return []
    if (wanted.length === 0 && ahead === 1) return []
    if (wanted.length > 0 && !wanted.some((at) => isDayOf(date, month, at, skip))) return []
    const period = periodNumber(rule, rule.frequency === 'DAILY' ? date : month, first)
    return period % rule.interval === 0 ? [`${period}`] : []
  })
}

/** Whether a date is the `at`-th day of a month, or what stands for it where the month is too short. */
function isDayOf(date: Date, month: Date, at: number, skip: string): boolean {
  const length = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate()
  if (date.getUTCMonth() === month.getUTCMonth()) {
    const asked = at > 0 ? at : length + 1 + at
    return (
      date.getUTCDate() === asked ||
      (skip === 'backward' && asked > length && date.getUTCDate() === length)
    )
  }
  const next = new Date(date.getTime() + 86_400_000)
  return skip === 'backward' && at < -length && next.getTime() === month.getTime()
}

function hasWeekday(rule: Rule, date: Date): boolean {
  return rule.byDay.some(({ weekday, nth }) => {
    if (weekday !== nameOf(date)) return false
    return nth === null || nth === count(rule, date, -1) || nth === -count(rule, date, 1)
  })
}

/** How many of this weekday there are up to this date, looking back or ahead in its month or year. */
function count(rule: Rule, date: Date, direction: 1 | -1): number {
  const inYear = rule.frequency === 'YEARLY' && rule.byMonth.length === 0
  const same = (other: Date) =>
    other.getUTCFullYear() === date.getUTCFullYear() &&
    (inYear || other.getUTCMonth() === date.getUTCMonth())
  let found = 0
  for (
    const other = new Date(date);
    same(other);
    other.setUTCDate(other.getUTCDate() + 7 * direction)
  )
    found += 1
  return found
}

function periodNumber(rule: Rule, date: Date, first: Date): number {
  const years = date.getUTCFullYear() - first.getUTCFullYear()
  if (rule.frequency === 'YEARLY') return years
  if (rule.frequency === 'MONTHLY') return years * 12 + date.getUTCMonth() - first.getUTCMonth()
  return (date.getTime() - first.getTime()) / 86_400_000
}

function weekOf(rule: Rule, date: Date): number {
  const day = new Date(date)
  while (nameOf(day) !== rule.weekStart) day.setUTCDate(day.getUTCDate() - 1)
  return day.getTime()
}

function atPositions({ bySetPos }: Rule, days: string[]): string[] {
  if (bySetPos.length === 0) return days
  const sorted = days.toSorted()
  return sorted.filter((_, i) => bySetPos.includes(i + 1) || bySetPos.includes(i - sorted.length))
}

function inMonth({ byMonth }: Rule, date: Date): boolean {
  return byMonth.length === 0 || byMonth.includes(date.getUTCMonth() + 1)
}

function nameOf(date: Date): string {
  return ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][date.getUTCDay()] ?? ''
}

function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

function textOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
