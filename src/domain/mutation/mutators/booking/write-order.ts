import type { Result } from '#lib/result.ts'
import { haveSame } from '#domain/booking/have-same.ts'
import { isSameInstant } from '#domain/booking/is-same-instant.ts'
import { planOfBookings } from '#domain/booking/plan-of-bookings.ts'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { Order } from '#domain/entities/order.ts'
import type { FieldEdits, Tx } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { editOrder } from '../order/order-plan.ts'

/** Writes to an order what its open visits say of it; its status follows. */
export function writeOrder(
  tx: Tx,
  order: Order,
  visits: readonly PlannedVisit[],
  at: string,
): Result<void, Problem> {
  const { assigneeIds, plannedStart, plannedEnd } = planOfBookings(visits, at)
  const edits: FieldEdits = {
    ...(!haveSame(assigneeIds, order.assigneeIds) && {
      assigneeIds: { from: order.assigneeIds, to: assigneeIds },
    }),
    ...(!isSameInstant(plannedStart, order.plannedStart) && {
      plannedStart: { from: order.plannedStart, to: plannedStart },
    }),
    ...(!isSameInstant(plannedEnd, order.plannedEnd) && {
      plannedEnd: { from: order.plannedEnd, to: plannedEnd },
    }),
  }
  return editOrder(tx, order.id, edits, at)
}
