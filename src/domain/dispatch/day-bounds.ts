import { keptOffset } from '../time/kept-offset.ts'
import { addDays, fromLocalTime } from '../time/local-time.ts'

/** A stretch of time, in milliseconds; the end is not part of it. */
export interface Stretch {
  readonly startsAt: number
  readonly endsAt: number
}

const kept = new Map<string, Stretch>()
const mostDays = 4000

/** The first instant of a day ('YYYY-MM-DD') in a time zone and that of the next day; each day is asked once. */
export function dayBounds(day: string, timeZone: string): Stretch {
  const key = `${day} ${timeZone}`
  const known = kept.get(key)
  if (known) return known
  const made = {
    startsAt: firstInstant(day, timeZone),
    endsAt: firstInstant(addDays(day, 1), timeZone),
  }
  if (kept.size >= mostDays) kept.clear()
  kept.set(key, made)
  return made
}

function firstInstant(day: string, timeZone: string): number {
  return Date.parse(fromLocalTime(`${day}T00:00`, timeZone, keptOffset) ?? `${day}T00:00:00Z`)
}

/** The day ('YYYY-MM-DD') that the clocks of a zone show at an instant in milliseconds. */
export function dayAt(time: number, timeZone: string): string {
  const minute = Math.floor(time / 60_000) * 60_000
  return new Date(minute + keptOffset(minute, timeZone)).toISOString().slice(0, 10)
}
