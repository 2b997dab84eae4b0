import { dayNumber, firstOf, monthOf, weekdayIndex } from './calendar.ts'
import { explicitRule } from './explicit-rule.ts'
import { periodDays, type Skip } from './period-days.ts'
import { ruleWeekdays, type Rule } from './rule.ts'

/** Days exist up to here in the app (`calendarDay`), so a rule that never matches ends too. */
export const lastDay = dayNumber('2199-12-31')

export interface DayWindow {
  readonly from: number
  /** Included. */
  readonly to: number
}

/**
 * The days of a rule whose first day is `startDay`, in order: those in the window only. Without a count it begins near
 * the window, however long ago the rule did. `UNTIL` is not looked at: it depends on the time zone.
 */
export function* ruleDays(
  rule: Rule,
  startDay: number,
  { from, to }: DayWindow,
  skip: Skip = 'backward',
): Generator<number, void> {
  const explicit = explicitRule(rule, startDay)
  const periods = periodsOf(rule, startDay)
  const end = Math.min(to, lastDay)
  let index = rule.count === null ? periods.indexAt(Math.max(from, startDay)) : 0
  let left = rule.count ?? Infinity
  let last = startDay - 1
  // A period can give the day before its first one, see `Skip`.
  for (let first = periods.first(index); first - 1 <= end; first = periods.first((index += 1))) {
    for (const day of periodDays(explicit, first, skip)) {
      if (day <= last) continue
      if (day > end || left === 0) return
      last = day
      left -= 1
      if (day >= from) yield day
    }
    if (left === 0) return
  }
}

interface Periods {
  /** The first day of the period with this index; the first period is the one of the rule's first day. */
  first(index: number): number
  /** The index of the last period that does not begin after this day. */
  indexAt(day: number): number
}

function periodsOf({ frequency, interval, weekStart }: Rule, startDay: number): Periods {
  if (frequency === 'DAILY' || frequency === 'WEEKLY') {
    const isWeekly = frequency === 'WEEKLY'
    const intoWeek = (weekdayIndex(startDay) - ruleWeekdays.indexOf(weekStart) + 7) % 7
    const first = isWeekly ? startDay - intoWeek : startDay
    const step = interval * (isWeekly ? 7 : 1)
    return {
      first: (index) => first + index * step,
      indexAt: (day) => Math.max(0, Math.floor((day - first) / step)),
    }
  }
  const isYearly = frequency === 'YEARLY'
  const month = isYearly ? Math.floor(monthOf(startDay) / 12) * 12 : monthOf(startDay)
  const step = interval * (isYearly ? 12 : 1)
  return {
    first: (index) => firstOf(month + index * step),
    indexAt: (day) => Math.max(0, Math.floor((monthOf(day) - month) / step)),
  }
}
