import { keptOffset } from '../time/kept-offset.ts'
import { addDays, fromLocalTime } from '../time/local-time.ts'

/** A stretch of time, in milliseconds; the end is not part of it. */
export interface Stretch {
  readonly startsAt: number
  readonly endsAt: number
}

/** The first instant of a day ('YYYY-MM-DD') in a time zone and that of the next day. */
export function dayBounds(day: string, timeZone: string): Stretch {
  return { startsAt: firstInstant(day, timeZone), endsAt: firstInstant(addDays(day, 1), timeZone) }
}

function firstInstant(day: string, timeZone: string): number {
  return Date.parse(fromLocalTime(`${day}T00:00`, timeZone, keptOffset) ?? `${day}T00:00:00Z`)
}

/** The day ('YYYY-MM-DD') that the clocks of a zone show at an instant in milliseconds. */
export function dayAt(time: number, timeZone: string): string {
  const minute = Math.floor(time / 60_000) * 60_000
  return new Date(minute + keptOffset(minute, timeZone)).toISOString().slice(0, 10)
}
