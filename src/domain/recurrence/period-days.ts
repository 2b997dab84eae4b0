import { firstOf, lengthOf, monthOf, monthOfYear, weekdayIndex } from './calendar.ts'
import { ruleWeekdays, type ByDay, type Rule } from './rule.ts'

/**
 * What becomes of a day that its month does not have: 'backward' (RFC 7529) takes the day before, so that the 31st is
 * the 30th in April; 'omit' leaves it out, as RFC 5545 does.
 */
export type Skip = 'backward' | 'omit'

/**
 * The days that a rule gives in one of its periods (`first`: its first day), in order. The rule is explicit, see
 * `explicitRule`.
 */
export function periodDays(rule: Rule, first: number, skip: Skip): readonly number[] {
  const days = [...new Set(candidates(rule, first, skip))].toSorted((a, b) => a - b)
  if (rule.bySetPos.length === 0) return days
  const chosen = new Set(rule.bySetPos.map((at) => days.at(at > 0 ? at - 1 : at)))
  return days.filter((day) => chosen.has(day))
}

function candidates(rule: Rule, first: number, skip: Skip): readonly number[] {
  switch (rule.frequency) {
    case 'DAILY':
      return isDaily(rule, first, skip) ? [first] : []
    case 'WEEKLY':
      return span(first, 7).filter((day) => isInMonths(rule, day) && isWeekday(rule, day))
    case 'MONTHLY':
      return isOneOf(rule.byMonth, monthOfYear(monthOf(first)))
        ? monthDays(rule, monthOf(first), skip)
        : []
    case 'YEARLY':
      return yearDays(rule, monthOf(first), skip)
  }
}

function isDaily(rule: Rule, day: number, skip: Skip): boolean {
  if (!isWeekday(rule, day)) return false
  if (rule.byMonthDay.length === 0) return isInMonths(rule, day)
  // A day that the next month does not have can be the last one of this month.
  const month = monthOf(day)
  return [month, month + 1].some(
    (one) => isOneOf(rule.byMonth, monthOfYear(one)) && resolved(rule, one, skip).includes(day),
  )
}

function monthDays(rule: Rule, month: number, skip: Skip): readonly number[] {
  const days =
    rule.byMonthDay.length > 0 ? resolved(rule, month, skip) : span(firstOf(month), lengthOf(month))
  return days.filter((day) => isNthWeekday(rule, day, monthSpan))
}

function yearDays(rule: Rule, january: number, skip: Skip): readonly number[] {
  const [byMonth, byMonthDay] = [rule.byMonth.length > 0, rule.byMonthDay.length > 0]
  const months = span(january, 12).filter((month) => isOneOf(rule.byMonth, monthOfYear(month)))
  const days = byMonthDay
    ? months.flatMap((month) => resolved(rule, month, skip))
    : months.flatMap((month) => span(firstOf(month), lengthOf(month)))
  return days.filter((day) => isNthWeekday(rule, day, byMonth ? monthSpan : yearSpan))
}

/** The days of `byMonthDay` in a month. Counted from the end, a missing one is the last day of the month before. */
function resolved(rule: Rule, month: number, skip: Skip): readonly number[] {
  const [first, length] = [firstOf(month), lengthOf(month)]
  return rule.byMonthDay.flatMap((at) => {
    if (Math.abs(at) <= length) return [at > 0 ? first + at - 1 : first + length + at]
    if (skip === 'omit') return []
    return [at > 0 ? first + length - 1 : first - 1]
  })
}

interface Span {
  readonly first: number
  readonly length: number
}

function monthSpan(day: number): Span {
  const month = monthOf(day)
  return { first: firstOf(month), length: lengthOf(month) }
}

function yearSpan(day: number): Span {
  const january = Math.floor(monthOf(day) / 12) * 12
  return { first: firstOf(january), length: firstOf(january + 12) - firstOf(january) }
}

/** Whether a day is one of `byDay`, where 'the second Tuesday' is counted in the month or in the year. */
function isNthWeekday({ byDay }: Rule, day: number, spanOf: (day: number) => Span): boolean {
  if (byDay.length === 0) return true
  const named = byDay.filter((one) => isSameWeekday(one, day))
  if (named.length === 0 || named.some(({ nth }) => nth === null)) return named.length > 0
  const { first, length } = spanOf(day)
  const fromFront = Math.floor((day - first) / 7) + 1
  const fromBack = -(Math.floor((first + length - 1 - day) / 7) + 1)
  return named.some(({ nth }) => nth === fromFront || nth === fromBack)
}

function isWeekday({ byDay }: Rule, day: number): boolean {
  return byDay.length === 0 || byDay.some((one) => isSameWeekday(one, day))
}

function isSameWeekday({ weekday }: ByDay, day: number): boolean {
  return ruleWeekdays[weekdayIndex(day)] === weekday
}

function isInMonths({ byMonth }: Rule, day: number): boolean {
  return isOneOf(byMonth, monthOfYear(monthOf(day)))
}

/** An empty list limits nothing. */
function isOneOf(values: readonly number[], value: number): boolean {
  return values.length === 0 || values.includes(value)
}

function span(first: number, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => first + index)
}
