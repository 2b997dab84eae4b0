import type { Order } from '../entities/order.ts'
import { dayAt } from '../dispatch/day-bounds.ts'
import { isTimed } from './plan-of-bookings.ts'

/** How a start misses its order's arrival window. */
export interface WindowMiss {
  readonly side: 'before' | 'after'
  /** By how much, in milliseconds; null for a visit that has a day without a time. */
  readonly byMs: number | null
}

/** How a start, an instant or a local day, misses the arrival window of its order; null where it keeps it. */
export function windowMiss(
  { windowStart, windowEnd }: Pick<Order, 'windowStart' | 'windowEnd'>,
  start: string,
  timeZone: string,
): WindowMiss | null {
  const opensAt = windowStart === null ? null : Date.parse(windowStart)
  const closesAt = windowEnd === null ? null : Date.parse(windowEnd)
  if (isTimed(start)) {
    const startsAt = Date.parse(start)
    if (opensAt !== null && startsAt < opensAt) return { side: 'before', byMs: opensAt - startsAt }
    if (closesAt !== null && startsAt > closesAt)
      return { side: 'after', byMs: startsAt - closesAt }
    return null
  }
  if (opensAt !== null && start < dayAt(opensAt, timeZone)) return { side: 'before', byMs: null }
  return closesAt !== null && start > dayAt(closesAt, timeZone)
    ? { side: 'after', byMs: null }
    : null
}
