import type { PlannedVisit } from '../entities/booking.ts'
import { dayAt } from '../dispatch/day-bounds.ts'
import { isTimed } from './plan-of-bookings.ts'

type Visit = Pick<PlannedVisit, 'part' | 'start' | 'minutes'>

/** Whether a visit is the first of its order that is not over: that is the one of the promised arrival window. */
export function isFirstNotOver(
  visit: Visit,
  ofOrder: readonly Visit[],
  now: number,
  timeZone: string,
): boolean {
  return !ofOrder.some((other) => other.part < visit.part && !isOver(other, now, timeZone))
}

function isOver({ start, minutes }: Visit, now: number, timeZone: string): boolean {
  if (start === null) return false
  if (!isTimed(start)) return start < dayAt(now, timeZone)
  return Date.parse(start) + minutes * 60_000 < now
}
