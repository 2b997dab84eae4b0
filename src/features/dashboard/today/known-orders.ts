import type { Order } from '#domain/entities/order.ts'
import { seenOf, type SeenOrders, withoutFinished } from '#domain/order/changes-since.ts'

interface Reader {
  readonly uid: string
  /** Whether the first load still brings orders. */
  readonly isComing: boolean
}

/**
 * What somebody who looks at Today knows of; null while that cannot be told. At a first look it is everything,
 * once all of it is here: what the first load brings later is no news either.
 */
export function knownOrders(
  seen: SeenOrders | null,
  orders: readonly Order[],
  { uid, isComing }: Reader,
): SeenOrders | null {
  if (seen) return withoutFinished(seen, orders)
  if (isComing || orders.length === 0) return null
  return Object.fromEntries(orders.map((order) => [order.id, seenOf(order, uid)]))
}
