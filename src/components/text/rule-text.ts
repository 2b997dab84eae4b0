import type { Recurrence } from '#domain/recurrence/recurrence.ts'
import { explicitRule } from '#domain/recurrence/explicit-rule.ts'
import { dayNumber } from '#domain/recurrence/calendar.ts'
import { ruleWeekdays, type Rule } from '#domain/recurrence/rule.ts'
import { localDay } from '#domain/time/local-time.ts'
import type { Format, Translate } from '#messages/index.ts'

interface Words {
  readonly t: Translate
  readonly format: Pick<Format, 'locale' | 'list' | 'day'>
}

/**
 * A rule as a sentence: 'Every 3 months on the first Monday'. What cannot be said in a few words is called custom. After
 * completion only the wait counts.
 */
export function ruleText(
  { t, format }: Words,
  { rule, start, timeZone }: Pick<Recurrence, 'rule' | 'start' | 'timeZone'>,
  mode: 'fixed' | 'afterCompletion' = 'fixed',
): string {
  const count = rule.interval
  const text =
    mode === 'afterCompletion'
      ? t(`rule.after.${rule.frequency}`, { count })
      : fixedText({ t, format }, explicitRule(rule, dayNumber(start.slice(0, 10))))
  if (rule.count !== null) return t('rule.times', { rule: text, count: rule.count })
  if (rule.until === null) return text
  const { until } = rule
  const day = until.endsWith('Z') ? localDay(until, timeZone) : until.slice(0, 10)
  return t('rule.until', { rule: text, day: format.day(day) })
}

function fixedText(words: Words, rule: Rule): string {
  const { t, format } = words
  const every = t(`rule.every.${rule.frequency}`, { count: rule.interval })
  const date = yearlyDate(rule, format.locale)
  if (date !== null) return t('rule.on', { every, days: t('rule.date', { date }) })
  const days = daysOf(words, rule)
  if (days === null) return t('rule.custom', { every })
  const names = rule.byMonth.map((number) => named(format.locale, { month: 'long' }, number, 1))
  const inMonths = names.length > 0 ? t('rule.in', { every, months: format.list(names) }) : every
  return days.length === 0 ? inMonths : t('rule.on', { every: inMonths, days: format.list(days) })
}

/** 'March 31', of a rule that has one date a year; null for any other, and for a date that does not exist. */
function yearlyDate(rule: Rule, locale: string): string | null {
  const { frequency, byMonth, byMonthDay, byDay, bySetPos } = rule
  const [month = 0, day = 0] = [byMonth[0], byMonthDay[0]]
  const isOne = frequency === 'YEARLY' && byMonth.length === 1 && byMonthDay.length === 1
  // 1972 is a leap year.
  const exists = new Date(Date.UTC(1972, month - 1, day)).getUTCDate() === day
  if (!isOne || !exists || byDay.length + bySetPos.length > 0) return null
  return named(locale, { month: 'long', day: 'numeric' }, month, day)
}

/** The days of a rule one by one; null where they are too many, or chosen in a way that has no short name. */
function daysOf(words: Words, rule: Rule): readonly string[] | null {
  const { frequency, byDay, byMonthDay, bySetPos } = rule
  const isShort = frequency === 'DAILY' || frequency === 'WEEKLY'
  if (byDay.length > 0 && byMonthDay.length > 0) return null
  if (byMonthDay.length > 0)
    // Each year on the 1st would be each month on the 1st.
    return isShort || bySetPos.length > 0 || (frequency === 'YEARLY' && rule.byMonth.length === 0)
      ? null
      : few(byMonthDay.map((day) => monthDayName(words, day)))
  if (isWorkdays(byDay)) return workdayNames(words, rule, isShort)
  if (bySetPos.length > 0 || (frequency === 'DAILY' && byDay.length > 0)) return null
  // Each month on Monday would be each Monday.
  if (!isShort && byDay.some(({ nth }) => nth === null)) return null
  return few(byDay.map(({ weekday, nth }) => weekdayName(words, weekday, nth)))
}

function workdayNames({ t }: Words, rule: Rule, isShort: boolean): readonly string[] | null {
  const { bySetPos, interval } = rule
  // A position in a year counts through all of its months.
  const isOverMonths = rule.frequency === 'YEARLY' && rule.byMonth.length > 1
  if (bySetPos.length > 0)
    return isShort || isOverMonths
      ? null
      : few(bySetPos.map((at) => nthName(t, at, t('rule.workday'))))
  return isShort && interval === 1 ? [t('rule.workdays')] : null
}

function isWorkdays(byDay: Rule['byDay']): boolean {
  const names = byDay.map(({ weekday }) => weekday).toSorted()
  return names.join() === 'FR,MO,TH,TU,WE' && byDay.every(({ nth }) => nth === null)
}

function monthDayName({ t }: Words, day: number): string | null {
  if (day === -1) return t('rule.lastDay')
  return day > 0 ? t('rule.monthDay', { day }) : null
}

function weekdayName({ t, format }: Words, name: string, nth: number | null): string | null {
  // 5 January 1970 was a Monday.
  const index = ruleWeekdays.findIndex((one) => one === name)
  const weekday = named(format.locale, { weekday: 'long' }, 1, 5 + index)
  return nth === null ? t('rule.weekday', { weekday }) : nthName(t, nth, weekday)
}

function nthName(t: Translate, at: number, weekday: string): string | null {
  const place = at === -1 ? 'last' : places.find((one) => one === at)
  return place === undefined ? null : t(`rule.nth.${place}`, { weekday })
}

const places = [1, 2, 3, 4, 5] as const

function few(names: readonly (string | null)[]): readonly string[] | null {
  const known = names.filter((name) => name !== null)
  return known.length === names.length && known.length <= 5 ? known : null
}

/** A day of 1970 as a part of a date. */
function named(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  month: number,
  day: number,
): string {
  const year = options.weekday ? 1970 : 1972
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(
    Date.UTC(year, month - 1, day),
  )
}
