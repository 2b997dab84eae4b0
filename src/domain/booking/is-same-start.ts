import { dayAt } from '../dispatch/day-bounds.ts'
import { isTimed } from './plan-of-bookings.ts'

/** By how much a visit may start earlier or later than somebody was told. */
const toleranceMs = 15 * 60_000

/** Whether a visit starts as somebody was told: on the same local day and, where both have a time, less than 15 minutes apart. */
export function isSameStart(start: string, told: string, timeZone: string): boolean {
  const apart = Math.abs(Date.parse(start) - Date.parse(told))
  if (isTimed(start) && isTimed(told) && apart >= toleranceMs) return false
  const dayOf = (time: string) => (isTimed(time) ? dayAt(Date.parse(time), timeZone) : time)
  return dayOf(start) === dayOf(told)
}
