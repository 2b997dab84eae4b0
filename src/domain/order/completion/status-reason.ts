import type { Order } from '#domain/entities/order.ts'
import { isLateStep } from '../transitions/is-late-step.ts'

/**
 * The reason for the order's status that stands by itself: not why something is missing, which stands with what is
 * missing until the office settles that.
 */
export function statusReason(order: Pick<Order, 'needsReview' | 'statusReason'>): string {
  const isIncomplete = order.needsReview !== null && !isLateStep(order)
  return isIncomplete ? '' : order.statusReason
}

/** The reason that the customer may read: why the work was not done, not how the office's requirements were met. */
export function publicReason({
  status,
  statusReason: reason,
}: Pick<Order, 'status' | 'statusReason'>): string {
  return status === 'done' ? '' : reason
}
