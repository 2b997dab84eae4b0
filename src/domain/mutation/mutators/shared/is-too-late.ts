import { isWorkable } from '#domain/order/is-workable.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { MutationContext, Tx } from '#domain/mutation/types.ts'

/**
 * Whether an order was found to be closed, or somebody else's, before what its author adds to it arrived. The
 * mutation names the order among its `peeks`.
 */
export function isTooLate(tx: Tx, orderId: string, { actor }: MutationContext): boolean {
  const order = tx.peek(refTo('orders', orderId))
  return order === null || (order !== undefined && !isWorkable(actor, order))
}
