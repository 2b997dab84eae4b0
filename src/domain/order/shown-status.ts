import type { Order } from '../entities/order.ts'
import { isSentBack } from './is-sent-back.ts'
import type { OrderStatus } from './order-status.ts'

/** A status as people read it. */
export type ShownStatus = OrderStatus | 'sentBack'

/** The order's status, but what the office sent back says so: it has no one on site. */
export function shownStatus(order: Pick<Order, 'status' | 'statusReason'>): ShownStatus {
  return isSentBack(order) ? 'sentBack' : order.status
}
