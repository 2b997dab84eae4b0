import type { Order } from '#domain/entities/order.ts'
import { isLateStep } from '../transitions/is-late-step.ts'

/** Whether the order was completed without everything it requires, and the office has not settled that yet. */
export function isIncomplete(order: Pick<Order, 'needsReview'>): boolean {
  return order.needsReview !== null && !isLateStep(order)
}

/**
 * The reason for the order's status that stands by itself: not why something is missing, which stands with what is
 * missing.
 */
export function statusReason(order: Pick<Order, 'needsReview' | 'statusReason'>): string {
  return isIncomplete(order) ? '' : order.statusReason
}

/** The reason that the customer may read: why the work was not done, not how the office's requirements were met. */
export function publicReason({
  status,
  statusReason: reason,
}: Pick<Order, 'status' | 'statusReason'>): string {
  return status === 'done' ? '' : reason
}
