import { isWorkable } from '#domain/order/is-workable.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { MutationContext, Tx } from '#domain/mutation/types.ts'

/**
 * Whether the order was found to be closed, or to belong to someone else, before its author's addition arrived. The
 * mutation must name the order in its `peeks`.
 */
export function isTooLate(tx: Tx, orderId: string, { actor }: MutationContext): boolean {
  const order = tx.peek(refTo('orders', orderId))
  return order === null || (order !== undefined && !isWorkable(actor, order))
}
