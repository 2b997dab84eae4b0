import type { Actor } from '#domain/access/actor.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import type { LateNotice } from '#domain/entities/late-notice.ts'
import type { Order } from '#domain/entities/order.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Tx } from '#domain/mutation/types.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'

const ahead: ReadonlySet<OrderStatus> = new Set(['dispatched', 'accepted', 'enRoute'])

/** Removes from an order what its people told about being late and is over. */
export function keepLateNotices(
  tx: Tx,
  { id, lateNotices }: Pick<Order, 'id' | 'lateNotices'>,
  holds: (notice: LateNotice) => boolean,
): void {
  const all = Object.entries(lateNotices)
  const kept = all.filter(([, notice]) => holds(notice))
  if (kept.length < all.length)
    tx.update(refTo('orders', id), { lateNotices: Object.fromEntries(kept) })
}

/** A step that arrives, ends or stops the work ends what its author told, or the office's step what anyone told. */
export function settleLateNotices(tx: Tx, order: Order, to: OrderStatus, actor: Actor): void {
  if (ahead.has(to)) return
  keepLateNotices(tx, order, ({ by }) => !isAdminLevel(actor) && by !== actor.uid)
}
