import { keptOffset } from '../time/kept-offset.ts'
import { fromLocalTime, localDay } from '../time/local-time.ts'
import { dayNumber, dayText } from './calendar.ts'
import type { Recurrence } from './recurrence.ts'
import { lastDay, ruleDays } from './rule-days.ts'

/** One time at which something that repeats is due. */
export interface Occurrence {
  /** The day 'YYYY-MM-DD' that the rule gives: its name, also where it is moved. */
  readonly on: string
  /** The wall clock 'YYYY-MM-DDTHH:mm' in the zone of the rule. */
  readonly start: string
  /** The instant of it: after an hour that summer time skips, the first of a repeated one. */
  readonly startAt: string
}

/**
 * Every occurrence from one local day to another, both included, in order. The time of day stays when summer time
 * begins or ends.
 */
export function occurrencesBetween(
  recurrence: Recurrence,
  from: string,
  to: string,
): readonly Occurrence[] {
  return daysBetween(recurrence, from, to).map((on) => occurrenceOn(recurrence, on))
}

/** The local days of the occurrences from one day to another, both included, in order. */
export function daysBetween(recurrence: Recurrence, from: string, to: string): readonly string[] {
  return [...occurrenceDays(recurrence, dayNumber(from), dayNumber(to))].map(dayText)
}

/** The occurrence of a day, whether or not the rule gives that day. */
export function occurrenceOn(
  { start, timeZone }: Pick<Recurrence, 'start' | 'timeZone'>,
  on: string,
): Occurrence {
  return occurrenceAt(on, `${on}${start.slice(10)}`, timeZone)
}

/** An occurrence at another time than its rule gives. */
export function occurrenceAt(on: string, start: string, timeZone: string): Occurrence {
  const startAt = fromLocalTime(start, timeZone, keptOffset)
  if (startAt === null) throw new Error(`Not a local time: ${start}`)
  return { on, start, startAt }
}

/** The days of a recurrence as day numbers, one after the other; those added by hand are not counted. */
export function* occurrenceDays(
  recurrence: Recurrence,
  from: number,
  to: number,
): Generator<number, void> {
  const { rule, start, exdates, rdates } = recurrence
  const without = new Set(exdates.map(dayNumber))
  const added = [...new Set(rdates.map(dayNumber))]
    .filter((day) => day >= from && day <= to && !without.has(day))
    .toSorted((a, b) => a - b)
  const window = { from, to: Math.min(to, lastDayOf(recurrence)) }
  for (const day of ruleDays(rule, dayNumber(start.slice(0, 10)), window)) {
    while (added[0] !== undefined && added[0] < day) yield added.shift() ?? day
    if (added[0] === day) added.shift()
    if (!without.has(day)) yield day
  }
  yield* added
}

/** The last day that `UNTIL` lets a rule have. */
export function lastDayOf({
  rule: { until },
  start,
  timeZone,
}: Pick<Recurrence, 'rule' | 'start' | 'timeZone'>): number {
  if (until === null) return lastDay
  const isInTime = (day: number) =>
    until.endsWith('Z')
      ? Date.parse(occurrenceOn({ start, timeZone }, dayText(day)).startAt) <= Date.parse(until)
      : until.length === 10 || start.slice(10) <= until.slice(10)
  const day = dayNumber(until.endsWith('Z') ? localDay(until, timeZone) : until.slice(0, 10))
  return isInTime(day) ? day : day - 1
}
