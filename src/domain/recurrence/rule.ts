import * as v from 'valibot'
import { calendarDay, instant } from '../entities/fields.ts'
import { wholeBetween } from '../entities/whole-between.ts'
import { localStart } from './local-start.ts'

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export const ruleWeekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** Beyond these a rule is a mistake or an attack: how often it repeats, and the values of one of its lists. */
const most = { interval: 1000, count: 10_000, values: 100 } as const

function whole(least: number, greatest: number) {
  return wholeBetween(least, greatest, 'ruleRange')
}

/** Counted from the front, or from the back where it is negative. */
function position(greatest: number) {
  return v.pipe(
    whole(-greatest, greatest),
    v.check((value) => value !== 0, 'ruleRange'),
  )
}

function listOf<S extends v.GenericSchema>(item: S) {
  return v.pipe(v.array(item), v.maxLength(most.values, 'tooMany'), v.readonly())
}

/** Each number once: every repeated one would be looked up again for every day. */
function numbersOf<S extends v.GenericSchema<unknown, number>>(item: S) {
  return v.pipe(
    listOf(item),
    v.transform((values): readonly number[] => [...new Set(values)]),
  )
}

const weekday = v.picklist(ruleWeekdays, 'ruleWeekday')

/** A weekday, or with `nth` only the nth of the month or year. */
const byDay = v.object({ weekday, nth: v.nullable(position(53)) })

const storedRule = v.object({
  frequency: v.picklist(frequencies, 'ruleFrequency'),
  interval: whole(1, most.interval),
  byMonth: numbersOf(whole(1, 12)),
  byMonthDay: numbersOf(position(31)),
  byDay: listOf(byDay),
  bySetPos: numbersOf(position(366)),
  weekStart: weekday,
  /** How many days the rule has; null for no such limit. */
  count: v.nullable(whole(1, most.count)),
  /** The last moment, included: a calendar day, a local date and time, or an instant; null for none. */
  until: v.nullable(v.union([calendarDay, localStart, instant], 'ruleUntil')),
})

/** When something repeats: the parts of an RFC 5545 recurrence rule from DAILY on. */
export const ruleSchema = v.pipe(
  storedRule,
  v.check(({ count, until }) => count === null || until === null, 'ruleOneEnd'),
  v.check(
    ({ frequency, byMonthDay }) => frequency !== 'WEEKLY' || byMonthDay.length === 0,
    'ruleMonthDayInWeek',
  ),
  v.check(
    ({ frequency, byDay }) =>
      frequency === 'MONTHLY' || frequency === 'YEARLY' || byDay.every(({ nth }) => nth === null),
    'ruleNthInWeek',
  ),
  v.check(
    ({ bySetPos, byDay, byMonth, byMonthDay }) =>
      bySetPos.length === 0 || byDay.length + byMonth.length + byMonthDay.length > 0,
    'rulePositionAlone',
  ),
)

export type Rule = Readonly<v.InferOutput<typeof ruleSchema>>
export type ByDay = Rule['byDay'][number]
