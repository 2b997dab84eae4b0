import type { Order } from '../entities/order.ts'
import { isSentBack } from './is-sent-back.ts'

/**
 * Whether an order is open although its planned end is past at this instant. Work that was sent back, or left for another
 * visit, was done in its time.
 */
export function isLate(
  order: Pick<
    Order,
    'open' | 'plannedStart' | 'plannedEnd' | 'status' | 'statusAt' | 'statusReason'
  >,
  at: string,
): boolean {
  const { plannedStart } = order
  const isPast = plannedStart !== null && (order.plannedEnd ?? plannedStart) < at
  const isLeft = order.status === 'partlyDone' && order.statusAt >= (plannedStart ?? '')
  return order.open && isPast && !isLeft && !isSentBack(order)
}
