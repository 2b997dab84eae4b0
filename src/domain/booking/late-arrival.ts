import type { LateNotice } from '../entities/late-notice.ts'
import { addDays, fromLocalTime, localDay } from '../time/local-time.ts'
import { isTimed } from './plan-of-bookings.ts'

const minute = 60_000
const step = 5 * minute
const halfDay = 12 * 60 * minute

/**
 * When a delayed visit can be expected: this many minutes after its start, or after now where it has passed or there is
 * none, rounded up to five minutes. `now` in milliseconds; the start and the result are ISO instants.
 */
export function lateArrival(start: string | null, minutes: number, now: number): string {
  const at = Math.max(start === null ? now : Date.parse(start), now) + minutes * minute
  return new Date(Math.ceil(at / step) * step).toISOString()
}

/**
 * The next instant at which the clock in a time zone shows a time ('HH:MM'); null where that is more than half a day
 * away: it has passed, and was not meant for tomorrow. `now` in milliseconds.
 */
export function nextAtTime(time: string, now: number, timeZone: string): string | null {
  const today = localDay(new Date(now).toISOString(), timeZone)
  const next = [today, addDays(today, 1)]
    .map((day) => fromLocalTime(`${day}T${time}`, timeZone))
    .find((at) => at !== null && Date.parse(at) > now - minute)
  return next !== null && next !== undefined && Date.parse(next) - now <= halfDay ? next : null
}

/** Which of these delays, in minutes, led to an arrival that was told at a time; undefined: none. */
export function delayOf(
  { start, arrival, at }: Pick<LateNotice, 'start' | 'arrival' | 'at'>,
  delays: readonly number[],
): number | undefined {
  const from = start !== null && isTimed(start) ? start : null
  return delays.find((minutes) => {
    const expected = lateArrival(from, minutes, Date.parse(at))
    return Date.parse(expected) === Date.parse(arrival)
  })
}
