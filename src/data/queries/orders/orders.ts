import type { Order } from '#domain/entities/order.ts'
import type { Query } from '#data/types/data.ts'
import type { OrderView } from '#data/types/views.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import { entitiesOf } from '../entities-of.ts'
import { defineQuery } from '../define-query.ts'
import { readOrderView } from './read-order-view.ts'

/** One order with what its page shows; null if this device has none with that id. */
export function orderById(id: string): Query<OrderView | null> {
  return defineQuery('orderById', id, (context) => readOrderView(context, id))
}

/** Which of these orders this device holds. */
export function ordersHere(ids: readonly string[]): Query<ReadonlySet<string>> {
  return defineQuery('ordersHere', ids, async ({ db }) => {
    const rows = await bulkGet(db.orders, ids)
    return new Set(rows.flatMap((row) => row?.id ?? []))
  })
}

/** The orders on this device that follow up this one, the oldest first. */
export function followUpsOf(order: Pick<Order, 'id' | 'customerId'>): Query<readonly Order[]> {
  return defineQuery('followUpsOf', [order.id, order.customerId], async ({ db }) => {
    const rows = await db.orders
      .where('customerId')
      .equals(order.customerId)
      .and(({ followUpOf, deletedAt }) => followUpOf === order.id && typeof deletedAt !== 'string')
      .toArray()
    return entitiesOf('orders', rows).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  })
}
