import type { Order } from '../entities/order.ts'
import { dayAt } from '../dispatch/day-bounds.ts'
import { isTimed } from './plan-of-bookings.ts'

/** Whether a start, an instant or a local day, lies outside the arrival window of its order. */
export function missesWindow(
  { windowStart, windowEnd }: Pick<Order, 'windowStart' | 'windowEnd'>,
  start: string,
  timeZone: string,
): boolean {
  const opensAt = windowStart === null ? null : Date.parse(windowStart)
  const closesAt = windowEnd === null ? null : Date.parse(windowEnd)
  if (isTimed(start)) {
    const startsAt = Date.parse(start)
    return (opensAt !== null && startsAt < opensAt) || (closesAt !== null && startsAt > closesAt)
  }
  return (
    (opensAt !== null && start < dayAt(opensAt, timeZone)) ||
    (closesAt !== null && start > dayAt(closesAt, timeZone))
  )
}
