import type { Order } from '#domain/entities/order.ts'
import type { ReassignRequest } from '#domain/entities/reassign-request.ts'
import type { Actor } from '#domain/access/actor.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Tx } from '#domain/mutation/types.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'

/** Removes the requests for a reassignment that no longer stand. */
export function keepRequests(
  tx: Tx,
  { id, reassignRequests }: Pick<Order, 'id' | 'reassignRequests'>,
  stands: (request: ReassignRequest) => boolean,
): void {
  const all = Object.entries(reassignRequests)
  const kept = all.filter(([, request]) => stands(request))
  if (kept.length < all.length)
    tx.update(refTo('orders', id), { reassignRequests: Object.fromEntries(kept) })
}

/** A step that begins, ends or stops the work settles requests: one's own, or the office's step all of them. */
export function settleRequests(tx: Tx, order: Order, to: OrderStatus, actor: Actor): void {
  if (to === 'accepted' || to === 'dispatched') return
  keepRequests(tx, order, ({ by }) => !isAdminLevel(actor) && by !== actor.uid)
}
