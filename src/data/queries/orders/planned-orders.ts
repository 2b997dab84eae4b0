import { groupBy } from '#lib/group-by.ts'
import { type DayEntry, entriesOf, ownEntriesOf } from '#domain/booking/day-entries.ts'
import { knownEntries } from '#domain/booking/known-entries.ts'
import type { Booking } from '#domain/entities/booking.ts'
import type { Row } from '#data/local/database/rows.ts'
import { itemsIfLoaded } from '#data/local/rows/loaded-sets.ts'
import type { Query } from '#data/types/data.ts'
import type { OrderScope, PlannedOrder } from '#data/types/views.ts'
import { defineQuery, type QueryContext } from '../define-query.ts'
import { entitiesOf, entityOf } from '../entities-of.ts'
import { listItemsOf, readOrderRows } from './read-order-list.ts'

/**
 * Open orders on this device with the visits that lists of days show: of one's own orders (`scope`) one's own visits,
 * otherwise all. Undefined if there are none and the first load is not over.
 */
export function plannedOrders({
  scope = 'all',
}: Pick<OrderScope, 'scope'>): Query<readonly PlannedOrder[] | undefined> {
  return defineQuery('plannedOrders', scope, (context) =>
    itemsIfLoaded(context.db, ['orders', 'orders:sentOpen'], async () => {
      const rows = await readOrderRows(context, { scope, open: true })
      const [items, bookings] = await Promise.all([
        listItemsOf(context, rows),
        readBookings(context, rows),
      ])
      return items.map((item) => {
        const stored = bookings.get(item.order.id) ?? []
        const { order } = item
        return {
          ...item,
          entries:
            scope === 'mine' ? ownEntriesOf(order, stored, context.uid) : entriesOf(order, stored),
        }
      })
    }),
  )
}

/** The visits of an order that the person who is signed in is sent on; none where this device does not have it. */
export function ownEntries(orderId: string): Query<readonly DayEntry[]> {
  return defineQuery('ownEntries', orderId, async (context) => {
    const [order, bookings] = await readPlan(context, orderId)
    return order ? ownEntriesOf(order, bookings, context.uid) : []
  })
}

/** All visits of an order that this device knows, other people's too; none where it does not have the order. */
export function orderEntries(orderId: string): Query<readonly DayEntry[]> {
  return defineQuery('orderEntries', orderId, async (context) => {
    const [order, bookings] = await readPlan(context, orderId)
    return order ? knownEntries(order, bookings) : []
  })
}

async function readPlan(context: QueryContext, orderId: string) {
  const [row, bookings] = await Promise.all([
    context.db.orders.get(orderId),
    readBookings(context, [{ id: orderId }]),
  ])
  return [entityOf('orders', row), bookings.get(orderId) ?? []] as const
}

/** The stored visits of orders, by the order's id. */
export async function readBookings(
  { db }: QueryContext,
  orders: readonly Pick<Row, 'id'>[],
): Promise<ReadonlyMap<string, readonly Booking[]>> {
  const ids = orders.map(({ id }) => id)
  const rows = await db.bookings.where('orderId').anyOf(ids).toArray()
  return groupBy(entitiesOf('bookings', rows), ({ orderId }) => orderId)
}
