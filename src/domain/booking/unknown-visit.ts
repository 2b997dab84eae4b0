import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { Order } from '#domain/entities/order.ts'
import { furtherVisit } from './further-visit.ts'
import { isSameInstant } from './is-same-instant.ts'
import { minutesBetween } from './implied-visit.ts'
import { planOfBookings } from './plan-of-bookings.ts'

/**
 * What an order says that its known visits do not explain: the people and times of visits that someone else has added
 * meanwhile. `at` is an instant.
 */
export function unknownVisit(
  order: Order,
  known: readonly PlannedVisit[],
  at: string,
): PlannedVisit {
  const plan = planOfBookings(known, at)
  const isExplained = isSameInstant(plan.plannedStart, order.plannedStart)
  return {
    ...furtherVisit(order.id, 2),
    assigneeIds: order.assigneeIds.filter((uid) => !plan.assigneeIds.includes(uid)),
    start: isExplained ? null : order.plannedStart,
    minutes: minutesBetween(order.plannedStart, order.plannedEnd),
  }
}
