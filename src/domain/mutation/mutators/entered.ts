import type { Order } from '../../entities/order.ts'
import { sentAfter } from '../../order/is-sent.ts'
import { isClosed } from '../../order/order-machine.ts'
import type { OrderStatus } from '../../order/order-status.ts'

/** The fields that change together when an order enters a status. */
export function entered(
  before: Pick<Order, 'isSent'>,
  status: OrderStatus,
  at: string,
  reason = '',
) {
  const isSent = sentAfter(status, before.isSent)
  return {
    status,
    statusAt: at,
    statusReason: reason,
    open: !isClosed(status),
    ...(isSent !== before.isSent && { isSent, sentAt: isSent ? at : null }),
  }
}
