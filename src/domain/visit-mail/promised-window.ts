import { dayAt } from '../dispatch/day-bounds.ts'
import { isTimed } from '../booking/plan-of-bookings.ts'
import type { Order } from '../entities/order.ts'

/** An arrival window, as instants. */
export interface ToldWindow {
  readonly from: string
  readonly to: string
}

/**
 * The arrival window of an order where it is a promise for a visit with this start, an instant or a local day; null where
 * there is none, or it is for another time. A window that is longer than its day tells no one when to be at home.
 */
export function promisedWindow(
  { windowStart: from, windowEnd: to }: Pick<Order, 'windowStart' | 'windowEnd'>,
  start: string,
  timeZone: string,
): ToldWindow | null {
  if (from === null || to === null) return null
  const dayOf = (time: string) => dayAt(Date.parse(time), timeZone)
  if (dayOf(from) !== dayOf(to)) return null
  const isKept = isTimed(start) ? isBetween(start, from, to) : start === dayOf(from)
  return isKept ? { from, to } : null
}

/** Whether an instant lies in a stretch, whose ends are part of it. */
export function isBetween(at: string, from: string, to: string): boolean {
  return Date.parse(at) >= Date.parse(from) && Date.parse(at) <= Date.parse(to)
}
