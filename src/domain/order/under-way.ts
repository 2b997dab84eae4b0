import type { Order } from '../entities/order.ts'
import type { OrderStatus } from './order-status.ts'
import { isSentBack } from './is-sent-back.ts'

/** The statuses in which someone drives to an order or works on it. */
export const underWayStatuses: ReadonlySet<string> = new Set<OrderStatus>([
  'enRoute',
  'onSite',
  'paused',
])

/** Whether someone does this order now: what was sent back has the status and no one there. */
export function isBeingDone(order: Pick<Order, 'status' | 'statusReason'>): boolean {
  return underWayStatuses.has(order.status) && !isSentBack(order)
}
