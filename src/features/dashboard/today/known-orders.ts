import type { Order } from '#domain/entities/order.ts'
import {
  toSeenOrder,
  type SeenOrders,
  withoutCompleted,
} from '#domain/order/history/changes-since.ts'

interface Reader {
  readonly uid: string
  /** Whether the first load may still bring orders. */
  readonly isComing: boolean
}

/**
 * The orders that the person has already seen on Today; null while that is unknown. On a first visit these
 * are all orders once the first load is over, because what it brings is not news.
 */
export function knownOrders(
  seen: SeenOrders | null,
  orders: readonly Order[],
  { uid, isComing }: Reader,
): SeenOrders | null {
  if (seen) return withoutCompleted(seen, orders)
  if (isComing || orders.length === 0) return null
  return Object.fromEntries(orders.map((order) => [order.id, toSeenOrder(order, uid)]))
}
