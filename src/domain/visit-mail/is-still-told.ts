import { isSameStart } from '../booking/is-same-start.ts'
import { isTimed } from '../booking/plan-of-bookings.ts'
import { dayAt } from '../dispatch/day-bounds.ts'
import type { CustomerTold } from '../entities/booking.ts'
import { isBetween } from './promised-window.ts'

/** Whether a visit with this start comes when its customer expects it: at the start, or in the window, that they were told. */
export function isStillTold(start: string, told: CustomerTold, timeZone: string): boolean {
  const { window } = told
  if (!window) return isSameStart(start, told.start, timeZone)
  return isTimed(start)
    ? isBetween(start, window.from, window.to)
    : start === dayAt(Date.parse(window.from), timeZone)
}
