import type { Order } from '../entities/order.ts'
import { isSentBack } from './is-sent-back.ts'

/** Whether an order is open although its planned end is past at this instant. Work sent back was done in its time. */
export function isLate(
  order: Pick<Order, 'open' | 'plannedStart' | 'plannedEnd' | 'status' | 'statusReason'>,
  at: string,
): boolean {
  const { plannedStart } = order
  const isPast = plannedStart !== null && (order.plannedEnd ?? plannedStart) < at
  return order.open && isPast && !isSentBack(order)
}
