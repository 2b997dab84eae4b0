import { bulkGet } from '#data/local/database/bulk.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'

export interface TimeOrder {
  readonly title: string
  /** '' where the customer is not on this device. */
  readonly customerName: string
}

/** What the orders are called that a person's time entries are on, by id; without those that are not on this device. */
export function timeOrders(userId: string): Query<ReadonlyMap<string, TimeOrder>> {
  return defineQuery('timeOrders', userId, async ({ db }) => {
    const rows = await db.timeEntries.where('userId').equals(userId).toArray()
    const entries = entitiesOf('timeEntries', rows)
    const orderIds = [...new Set(entries.flatMap(({ orderId }) => orderId ?? []))]
    const orders = entitiesOf('orders', await bulkGet(db.orders, orderIds))
    const customerIds = [...new Set(orders.map(({ customerId }) => customerId))]
    const customers = entitiesOf('customers', await bulkGet(db.customers, customerIds))
    const names = new Map(customers.map(({ id, name }) => [id, name]))
    return new Map(
      orders.map(({ id, title, customerId }) => [
        id,
        { title, customerName: names.get(customerId) ?? '' },
      ]),
    )
  })
}
