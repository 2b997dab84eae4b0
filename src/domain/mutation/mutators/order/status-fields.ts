import type { Order } from '#domain/entities/order.ts'
import { isLateStep } from '#domain/order/transitions/is-late-step.ts'
import { sentAfter } from '#domain/order/is-sent.ts'
import { isClosed } from '#domain/order/is-closed.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'

/**
 * The fields that change together when an order enters a status. A mark for missing requirements is cleared once the
 * order leaves that status: work has resumed, or the office has reviewed it.
 */
export function statusFields(
  before: Pick<Order, 'isSent'> & Partial<Pick<Order, 'status' | 'needsReview'>>,
  status: OrderStatus,
  at: string,
  reason = '',
) {
  const isSent = sentAfter(status, before.isSent)
  const { needsReview = null } = before
  const isSettled = needsReview !== null && !isLateStep({ needsReview }) && before.status !== status
  return {
    status,
    statusAt: at,
    statusReason: reason,
    open: !isClosed(status),
    ...(isSent !== before.isSent && { isSent, sentAt: isSent ? at : null }),
    ...(isSettled && { needsReview: null }),
  }
}
