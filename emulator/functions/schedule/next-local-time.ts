import type { LocalTimes } from './parse-cron.ts'

/** A schedule for the 29th of February may skip eight years. */
const daysAhead = 366 * 9

/** The first instant after `after` at one of these local times; Infinity where there is none (the 30th of February). */
export function nextLocalTime(times: LocalTimes, timeZone: string, after: number): number {
  const today = new Date(after + offsetAt(after, timeZone))
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + ahead)
    if (!isOn(times, new Date(day))) continue
    for (const hour of times.hours)
      for (const minute of times.minutes) {
        const instant = instantOf(day + hour * 3_600_000 + minute * 60_000, timeZone)
        if (instant > after) return instant
      }
  }
  return Infinity
}

/** As in cron, a day matches by its number or its weekday where both are restricted. */
function isOn({ daysOfMonth, months, daysOfWeek }: LocalTimes, day: Date): boolean {
  if (!months.includes(day.getUTCMonth() + 1)) return false
  const byNumber = daysOfMonth?.includes(day.getUTCDate())
  const byWeekday = daysOfWeek?.includes(day.getUTCDay())
  if (byNumber === undefined || byWeekday === undefined) return byNumber ?? byWeekday ?? true
  return byNumber || byWeekday
}

/** The instant of a local time, which is given as if it were UTC; one that a change of the clocks skips is later. */
function instantOf(local: number, timeZone: string): number {
  const first = local - offsetAt(local, timeZone)
  const second = local - offsetAt(first, timeZone)
  const isSkipped = second + offsetAt(second, timeZone) !== local
  return isSkipped ? Math.max(first, second) : second
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Local time minus UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formats.set(timeZone, format)
  }
  const parts = new Map(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return local - Math.floor(instant / 1000) * 1000
}
