import type { Order } from '../entities/order.ts'
import { viewersOf } from '../order/is-sent.ts'

type TimedOrder = Pick<Order, 'open' | 'needsReview' | 'isSent' | 'assigneeIds'>

/**
 * Why a timer of this person's no longer belongs on its order: the order is someone else's, or closed. A null order is
 * not on their device. Null where the timer may go on, as on a step of theirs that the office still has to review.
 */
export function leftTimer(order: TimedOrder | null, uid: string): 'notYours' | 'closed' | null {
  if (order === null || !viewersOf(order).includes(uid)) return 'notYours'
  return order.open || order.needsReview !== null ? null : 'closed'
}
