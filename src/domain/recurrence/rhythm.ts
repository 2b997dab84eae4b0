import { dayNumber, dayOfMonth, monthOf, monthOfYear, weekdayIndex } from './calendar.ts'
import { type Rule, ruleWeekdays } from './rule.ts'

export const rhythmUnits = ['day', 'week', 'month', 'year'] as const
export type RhythmUnit = (typeof rhythmUnits)[number]
export type RuleWeekday = Rule['weekStart']

/** The nth of a month, -1 is the last one. */
export const rhythmOrdinals = [1, 2, 3, 4, -1] as const

/** On which day of its month something repeats. */
type DayInMonth =
  | { readonly kind: 'day'; readonly day: number }
  | { readonly kind: 'weekday'; readonly nth: number; readonly weekday: RuleWeekday }

/** When something repeats, as people say it: 'every 3 months on the second Tuesday'. */
export interface Rhythm {
  readonly unit: RhythmUnit
  readonly every: number
  /** Of a week. */
  readonly weekdays: readonly RuleWeekday[]
  /** Of a month; of a year, the nth weekday of the month in which it begins, or the date on which it begins. */
  readonly on: DayInMonth
  /** How many dates there are; null for no such limit. */
  readonly count: number | null
  /** The last day; null for none. */
  readonly until: string | null
}

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const

/** The rule of a rhythm that begins on this day. `isInterval`: only how long to wait, for "after completion". */
export function ruleOfRhythm(rhythm: Rhythm, startDay: string, isInterval = false): Rule {
  const { unit, every, weekdays, on, count, until } = rhythm
  const rule: Rule = {
    frequency: frequencies[unit],
    interval: every,
    byMonth: [],
    byMonthDay: [],
    byDay: [],
    bySetPos: [],
    weekStart: 'MO',
    count,
    until,
  }
  if (isInterval || unit === 'day') return rule
  if (unit === 'week')
    return {
      ...rule,
      byDay: ruleWeekdays
        .filter((one) => weekdays.includes(one))
        .map((weekday) => ({ weekday, nth: null })),
    }
  // A year's date is that of its first day.
  if (on.kind === 'day') return unit === 'year' ? rule : { ...rule, byMonthDay: [on.day] }
  const byMonth = unit === 'year' ? [monthOfDay(startDay)] : []
  return { ...rule, byMonth, byDay: [{ weekday: on.weekday, nth: on.nth }] }
}

/** What a rule that begins on this day is in words; null where it says more than a rhythm can. */
export function rhythmOf(rule: Rule, startDay: string): Rhythm | null {
  const { frequency, interval, byMonth, byMonthDay, byDay, bySetPos, count, until } = rule
  const unit = rhythmUnits.find((one) => frequencies[one] === frequency)
  if (unit === undefined || bySetPos.length > 0 || rule.weekStart !== 'MO') return null
  const start = startRhythm(startDay)
  const ends = { count, until: until === null ? null : until.slice(0, 10) }
  const rhythm = { ...start, ...ends, unit, every: interval }
  const isPlain = byMonth.length + byMonthDay.length + byDay.length === 0
  if (isPlain) return rhythm
  if (unit === 'day') return null
  if (unit === 'week')
    return byMonth.length === 0
      ? { ...rhythm, weekdays: byDay.map(({ weekday }) => weekday) }
      : null
  const isInMonth =
    unit === 'month'
      ? byMonth.length === 0
      : byMonth.length === 1 && byMonth[0] === monthOfDay(startDay)
  if (!isInMonth || byMonthDay.length + byDay.length > 1) return null
  const [day] = byMonthDay
  if (day !== undefined && unit === 'year' && day !== dayOfMonth(dayNumber(startDay))) return null
  if (day !== undefined)
    return day > 0 || day === -1 ? { ...rhythm, on: { kind: 'day', day } } : null
  const [weekday] = byDay
  if (!weekday) return rhythm
  const nth = rhythmOrdinals.find((one) => one === weekday.nth)
  return nth === undefined
    ? null
    : { ...rhythm, on: { kind: 'weekday', nth, weekday: weekday.weekday } }
}

/** Every month on the day on which it begins. */
export function startRhythm(startDay: string): Rhythm {
  const day = dayNumber(startDay)
  return {
    unit: 'month',
    every: 1,
    weekdays: [ruleWeekdays[weekdayIndex(day)] ?? 'MO'],
    on: { kind: 'day', day: dayOfMonth(day) },
    count: null,
    until: null,
  }
}

function monthOfDay(day: string): number {
  return monthOfYear(monthOf(dayNumber(day)))
}
