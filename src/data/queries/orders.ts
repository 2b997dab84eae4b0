import { canBeInvoiced } from '#domain/order/can-be-invoiced.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Query } from '../types.ts'
import type { HistoryEntry, OrderListItem, OrderScope, OrderView } from '../view-types.ts'
import { bulkGet } from '../local/bulk.ts'
import { unlessUnknown } from '../outbox/loaded-sets.ts'
import { parseRows } from './parse-rows.ts'
import { defineQuery } from './define-query.ts'
import { readOrderHistory } from './read-order-history.ts'
import { readOrderList } from './read-order-list.ts'
import { readOrderView } from './read-order-view.ts'

/**
 * Orders this device holds, joined with customer and site, in the order they are planned; undefined
 * while there are none and the server has not been heard.
 */
export function orderList(scope: OrderScope = {}): Query<readonly OrderListItem[] | undefined> {
  return defineQuery(
    'orderList',
    [scope.scope ?? 'all', scope.open ?? null, scope.statuses],
    (context) =>
      unlessUnknown(context.db, ['orders', 'orders:sentOpen'], () => readOrderList(context, scope)),
  )
}

/** Reviewed work that can be invoiced, in the order of `orderList`; undefined as there. */
export function ordersToInvoice(): Query<readonly OrderListItem[] | undefined> {
  return defineQuery('ordersToInvoice', null, (context) =>
    unlessUnknown(context.db, ['orders'], async () => {
      const { db } = context
      const ids = await db.orders.where('status').equals('reviewed').primaryKeys()
      const visits = new Map(
        parseRows('visits', await db.visits.bulkGet(ids)).map((visit) => [visit.id, visit]),
      )
      const reviewed = await readOrderList(context, { statuses: ['reviewed'] })
      return reviewed.filter(({ order }) => canBeInvoiced(order, visits.get(order.id) ?? null))
    }),
  )
}

/** One order with what its page shows; null where this device has none of that id. */
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

/** The orders on this device that take up what this one leaves, the oldest first. */
export function followUpsOf(order: Pick<Order, 'id' | 'customerId'>): Query<readonly Order[]> {
  return defineQuery('followUpsOf', [order.id, order.customerId], async ({ db }) => {
    const rows = await db.orders
      .where('customerId')
      .equals(order.customerId)
      .and(({ followUpOf, deletedAt }) => followUpOf === order.id && typeof deletedAt !== 'string')
      .toArray()
    return parseRows('orders', rows).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  })
}

/** What happened to an order, oldest first by true time: received changes and those still here. */
export function orderHistory(id: string): Query<readonly HistoryEntry[]> {
  return defineQuery('orderHistory', id, ({ db }) => readOrderHistory(db, id))
}
