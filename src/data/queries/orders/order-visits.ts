import { visitsOfOrder } from '#domain/booking/visits-of-order.ts'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { Query } from '#data/types/data.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import { readBookings } from './planned-orders.ts'

/** The open visits of an order, and what this device has stored of them. */
export interface OrderVisits {
  readonly visits: readonly PlannedVisit[]
  /** The ids of those that are stored; the others the order implies. */
  readonly storedIds: readonly string[]
  /** The parts of its further visits, cancelled ones too. */
  readonly parts: readonly number[]
}

/** The visits of an order; undefined where the order is not on this device. */
export function orderVisits(orderId: string): Query<OrderVisits | undefined> {
  return defineQuery('orderVisits', orderId, async ({ db }) => {
    const [row, rows] = await Promise.all([
      db.orders.get(orderId),
      db.bookings.where('orderId').equals(orderId).toArray(),
    ])
    const [order] = entitiesOf('orders', row ? [row] : [])
    if (!order) return undefined
    const stored = entitiesOf('bookings', rows)
    return {
      visits: visitsOfOrder(order, stored),
      storedIds: stored.map(({ id }) => id),
      parts: stored.flatMap(({ part }) => (part > 1 ? [part] : [])),
    }
  })
}

/** The open visits of several orders by the order's id, without those that are not on this device. */
export function visitsOfOrders(
  orderIds: readonly string[],
): Query<ReadonlyMap<string, readonly PlannedVisit[]>> {
  return defineQuery('visitsOfOrders', orderIds, async (context) => {
    const orders = entitiesOf('orders', await bulkGet(context.db.orders, orderIds))
    const stored = await readBookings(context, orders)
    return new Map(
      orders.map((order) => [order.id, visitsOfOrder(order, stored.get(order.id) ?? [])]),
    )
  })
}
