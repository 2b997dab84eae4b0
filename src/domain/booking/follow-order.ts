import type { Booking, PlannedVisit } from '#domain/entities/booking.ts'
import type { Order } from '#domain/entities/order.ts'
import { haveSame } from './have-same.ts'
import { isSameInstant } from './is-same-instant.ts'
import { minutesBetween } from './implied-visit.ts'
import { isTimed, planOfBookings } from './plan-of-bookings.ts'

/**
 * Whether a visit was changed after its order was: a change that takes several commits writes the visit first, and the
 * order follows a moment later.
 */
export function isAheadOfOrder(
  visit: Pick<Booking, 'updatedAt'>,
  order: Pick<Order, 'updatedAt'>,
): boolean {
  return Date.parse(visit.updatedAt) > Date.parse(order.updatedAt)
}

/**
 * The only visit of an order as the order says. Every change of a visit writes the order too, so where they disagree an
 * app that does not know visits has changed the order since, and the order is right; unless the visit is ahead of it.
 */
export function followOrder(visit: PlannedVisit, order: Order): PlannedVisit {
  const plan = planOfBookings([visit], order.updatedAt)
  const isSameTime = isSameInstant(plan.plannedStart, order.plannedStart)
  const isSameEnd = isSameInstant(plan.plannedEnd, order.plannedEnd)
  const { plannedStart, plannedEnd, assigneeIds, isSent } = order
  return {
    ...visit,
    assigneeIds: haveSame(visit.assigneeIds, assigneeIds) ? visit.assigneeIds : assigneeIds,
    // A day without a time is no time in the order.
    start: isSameTime ? visit.start : (plannedStart ?? (isTimed(visit.start) ? null : visit.start)),
    minutes:
      (isSameTime && isSameEnd) || plannedEnd === null
        ? visit.minutes
        : minutesBetween(plannedStart, plannedEnd),
    isSent: isSent && assigneeIds.length > 0,
  }
}
