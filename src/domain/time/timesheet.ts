import type { TimeEntry } from '../entities/time-entry.ts'
import { addDays, localDay } from './local-time.ts'

/** Something that a person should check. The entry itself is never changed automatically. */
export type TimeAnomaly = 'open' | 'tooLong' | 'overMidnight' | 'overlap' | 'backwards'

export interface TimesheetEntry {
  readonly entry: TimeEntry
  readonly anomalies: readonly TimeAnomaly[]
}

export interface TimesheetDay {
  /** 'YYYY-MM-DD' in the company's zone. */
  readonly day: string
  readonly entries: readonly TimesheetEntry[]
  /** Milliseconds; a running entry counts up to now, but only on its own day. */
  readonly paid: number
  readonly breaks: number
  readonly onOrders: number
  readonly travel: number
  readonly hasAnomaly: boolean
}

export interface TimesheetContext {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly timeZone: string
}

const hour = 3_600_000
/** Anything longer means that someone forgot to tap. */
const longest = { day: 14 * hour, order: 12 * hour, travel: 6 * hour, break: 3 * hour } as const

/** Seven days from `monday` of one person's entries, each with its length and what looks wrong. */
export function weekTimesheet(
  entries: readonly TimeEntry[],
  monday: string,
  context: TimesheetContext,
): readonly TimesheetDay[] {
  return Array.from({ length: 7 }, (_, i) => timesheetDay(entries, addDays(monday, i), context))
}

/** Paid milliseconds of all these days. */
export function paidIn(days: readonly TimesheetDay[]): number {
  return days.reduce((sum, day) => sum + day.paid, 0)
}

/** One day of it: the entries that begin on that day. */
export function timesheetDay(
  all: readonly TimeEntry[],
  day: string,
  context: TimesheetContext,
): TimesheetDay {
  const entries = all
    .filter((entry) => localDay(entry.startedAt, context.timeZone) === day)
    .toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))
    .map((entry) => ({ entry, anomalies: anomaliesOf(entry, all, context) }))
  const sum = (kind: TimeEntry['kind']) =>
    entries
      .filter(({ entry }) => entry.kind === kind)
      .reduce((total, { entry }) => total + spanLength(entry, context), 0)
  const breaks = sum('break')
  return {
    day,
    entries,
    paid: Math.max(0, sum('day') - breaks),
    breaks,
    onOrders: sum('order'),
    travel: sum('travel'),
    hasAnomaly: entries.some(({ anomalies }) => anomalies.length > 0),
  }
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

/** Milliseconds. An entry left open on an earlier day has no known length and counts as zero. */
export function spanLength(
  { startedAt, endedAt }: TimeEntry,
  { now, timeZone }: TimesheetContext,
): number {
  const start = Date.parse(startedAt)
  if (endedAt !== null) return Math.max(0, Date.parse(endedAt) - start)
  const today = localDay(new Date(now).toISOString(), timeZone)
  return localDay(startedAt, timeZone) === today ? Math.max(0, now - start) : 0
}

function anomaliesOf(
  entry: TimeEntry,
  all: readonly TimeEntry[],
  { now, timeZone }: TimesheetContext,
): readonly TimeAnomaly[] {
  const today = localDay(new Date(now).toISOString(), timeZone)
  const day = localDay(entry.startedAt, timeZone)
  const [start, end] = [Date.parse(entry.startedAt), endOf(entry, now)]
  const anomalies: TimeAnomaly[] = []
  if (entry.endedAt === null && day !== today) anomalies.push('open')
  if (end < start) anomalies.push('backwards')
  if (entry.endedAt !== null && end - start > longest[entry.kind]) anomalies.push('tooLong')
  if (entry.endedAt !== null && localDay(entry.endedAt, timeZone) !== day)
    anomalies.push('overMidnight')
  const meets = all.some(
    (other) =>
      other.id !== entry.id &&
      laneOf(other) === laneOf(entry) &&
      Date.parse(other.startedAt) < end &&
      start < endOf(other, now),
  )
  if (meets) anomalies.push('overlap')
  return anomalies
}

/** A new entry may start slightly after a clock that only ticks now and then. */
function endOf({ startedAt, endedAt }: TimeEntry, now: number): number {
  return endedAt === null ? Math.max(now, Date.parse(startedAt)) : Date.parse(endedAt)
}

/** A person does one of these at a time; the day runs in parallel. */
function laneOf({ kind, userId }: TimeEntry): string {
  return `${userId} ${kind === 'day' ? 'day' : 'doing'}`
}
