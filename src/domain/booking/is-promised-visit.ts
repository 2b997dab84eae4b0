import { dayAt } from '../dispatch/day-bounds.ts'
import type { PlannedVisit } from '../entities/booking.ts'
import type { Order } from '../entities/order.ts'
import { dayOfEntry } from './day-entries.ts'
import { isFirstNotOver } from './first-not-over.ts'

type Visit = Pick<PlannedVisit, 'part' | 'start' | 'minutes'>

/**
 * Whether the promised arrival window of an order is that of this visit: the first on the day of the window, else the first
 * that is not over. `now` is in milliseconds.
 */
export function isPromisedVisit(
  { windowStart, windowEnd }: Pick<Order, 'windowStart' | 'windowEnd'>,
  visit: Visit,
  ofOrder: readonly Visit[],
  now: number,
  timeZone: string,
): boolean {
  const promised = windowStart ?? windowEnd
  const day = promised === null ? null : dayAt(Date.parse(promised), timeZone)
  const onDay = ofOrder.filter((one) => day !== null && dayOfEntry(one, timeZone) === day)
  if (onDay.length > 0) return visit.part === Math.min(...onDay.map(({ part }) => part))
  return isFirstNotOver(visit, ofOrder, now, timeZone)
}
