import { canBeInvoiced } from '#domain/order/completion/can-be-invoiced.ts'
import { itemsIfLoaded } from '#data/local/rows/loaded-sets.ts'
import type { Query } from '#data/types/data.ts'
import type { OrderListItem, OrderScope } from '#data/types/views.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import { readOrderList } from './read-order-list.ts'

/**
 * Orders on this device, joined with customer and site, in planned order; undefined if there are none and the first
 * load is not over.
 */
export function orderList(scope: OrderScope = {}): Query<readonly OrderListItem[] | undefined> {
  return defineQuery(
    'orderList',
    [scope.scope ?? 'all', scope.open ?? null, scope.statuses],
    (context) =>
      itemsIfLoaded(context.db, ['orders', 'orders:sentOpen'], () => readOrderList(context, scope)),
  )
}

/** Reviewed work that can be invoiced, in the order of `orderList`; undefined in the same case. */
export function ordersToInvoice(): Query<readonly OrderListItem[] | undefined> {
  return defineQuery('ordersToInvoice', null, (context) =>
    itemsIfLoaded(context.db, ['orders'], async () => {
      const { db } = context
      const ids = await db.orders.where('status').equals('reviewed').primaryKeys()
      const visits = new Map(
        entitiesOf('visits', await db.visits.bulkGet(ids)).map((visit) => [visit.id, visit]),
      )
      const reviewed = await readOrderList(context, { statuses: ['reviewed'] })
      return reviewed.filter(({ order }) => canBeInvoiced(order, visits.get(order.id) ?? null))
    }),
  )
}
