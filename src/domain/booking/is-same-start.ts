import { dayAt } from '../dispatch/day-bounds.ts'
import { isTimed } from './plan-of-bookings.ts'

/** A start this far from the one that was told counts as another, in milliseconds. */
const toleranceMs = 15 * 60_000

/** Whether a start matches what the customer was told: the same local day and, where both have a time, less than 15 minutes apart. */
export function isSameStart(start: string, told: string, timeZone: string): boolean {
  const apart = Math.abs(Date.parse(start) - Date.parse(told))
  if (isTimed(start) && isTimed(told) && apart >= toleranceMs) return false
  const dayOf = (time: string) => (isTimed(time) ? dayAt(Date.parse(time), timeZone) : time)
  return dayOf(start) === dayOf(told)
}
