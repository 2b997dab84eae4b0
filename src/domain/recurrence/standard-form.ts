import { toLocalTime } from '../time/local-time.ts'
import { dayNumber, dayText } from './calendar.ts'
import { explicitRule } from './explicit-rule.ts'
import {
  lastDayOf,
  occurrenceOn,
  occurrencesBetween,
  type Occurrence,
} from './occurrences-between.ts'
import type { Recurrence } from './recurrence.ts'
import { ruleDays } from './rule-days.ts'
import type { Rule } from './rule.ts'

/** A recurrence as RFC 5545 means it; all times are local. */
export interface StandardForm {
  readonly start: string
  readonly rule: Rule
  readonly rdates: readonly string[]
  readonly exdates: readonly string[]
}

/**
 * The same dates, up to a day, for readers who leave out days and hours that do not exist: those are added one by one.
 * Where any are, the rule ends with the last date, because a list of dates ends as well; else it goes on as it does here.
 * null where nothing is due until then.
 */
export function standardForm(recurrence: Recurrence, until: string): StandardForm | null {
  const ours = occurrencesBetween(recurrence, '1900-01-01', until)
  const [first, last] = [ours[0], ours.at(-1)]
  if (first === undefined || last === undefined) return null
  const rule = explicitRule(recurrence.rule, dayNumber(recurrence.start.slice(0, 10)))
  const end = dayText(lastDayOf(recurrence))
  const whole = { ...rule, until: rule.until && occurrenceOn(recurrence, end).startAt }
  const same = withDifferences(recurrence, whole, ours, until)
  // A rule has one end in its text; a plan can add another one.
  const isSame =
    (rule.count === null || rule.until === null) &&
    same.missing.every(({ on }) => recurrence.rdates.includes(on)) &&
    same.extra.every(({ on }) => recurrence.exdates.includes(on))
  const { missing, extra, ...form } = isSame
    ? same
    : withDifferences(recurrence, { ...rule, count: null, until: last.startAt }, ours, until)
  return {
    ...form,
    start: first.start,
    rdates: missing.map(({ startAt }) => toLocalTime(startAt, recurrence.timeZone)),
    exdates: extra.map(({ start }) => start),
  }
}

/** What others read in a rule that begins with the first of our dates, against our dates. */
function withDifferences(
  recurrence: Recurrence,
  rule: Rule,
  ours: readonly Occurrence[],
  until: string,
) {
  const first = dayNumber(ours[0]?.on ?? until)
  const to = Math.min(dayNumber(until), lastDayOf({ ...recurrence, rule }))
  // The first date counts, whether or not the rule gives it.
  const days = new Set([first, ...ruleDays(rule, first, { from: first, to }, 'omit')])
  const read = [...days]
    .map((day) => occurrenceOn(recurrence, dayText(day)))
    .filter(({ start, startAt }) => toLocalTime(startAt, recurrence.timeZone) === start)
  const [here, there] = [ours, read].map((list) => new Set(list.map(({ on }) => on)))
  return {
    rule,
    missing: ours.filter(({ on }) => !there?.has(on)),
    extra: read.filter(({ on }) => !here?.has(on)),
  }
}
