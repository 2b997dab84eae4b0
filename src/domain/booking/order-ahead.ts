import type { PlannedVisit } from '../entities/booking.ts'
import type { Order } from '../entities/order.ts'
import { entriesOf } from './day-entries.ts'
import { entriesAfter } from './pending-entries.ts'
import { isTimed } from './plan-of-bookings.ts'

/**
 * An order with the times of the visit that comes next, where its work was left at an earlier one: whoever leaves it cannot
 * change its plan. `bookings` are all stored visits of the order. The same object where nothing differs.
 */
export function orderAhead(
  order: Order,
  bookings: readonly PlannedVisit[],
  timeZone: string,
): Order {
  if (order.status !== 'partlyDone' || bookings.length === 0) return order
  const [next] = entriesAfter(entriesOf(order, bookings), order.statusAt, timeZone)
  if (next === undefined || next.start === order.plannedStart) return order
  return { ...order, plannedStart: isTimed(next.start) ? next.start : null, plannedEnd: next.end }
}
