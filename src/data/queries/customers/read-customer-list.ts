import type { UserDb } from '#data/local/database/user-db.ts'
import type { CustomerListItem } from '#data/types/views.ts'
import { entitiesOf } from '../entities-of.ts'

export async function readCustomerList(db: UserDb): Promise<readonly CustomerListItem[]> {
  const [customers, sites, orders, unsent] = await Promise.all([
    db.customers.toArray(),
    db.sites.toArray(),
    db.orders.toArray(),
    db.base.where('ref').startsWith('customers/').primaryKeys(),
  ])
  const siteCounts = countBy(entitiesOf('sites', sites), (site) => site.customerId)
  const open = entitiesOf('orders', orders).filter((order) => order.open)
  const orderCounts = countBy(open, (order) => order.customerId)
  const unsentRefs = new Set<string>(unsent)
  return entitiesOf('customers', customers)
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((customer) => ({
      customer,
      siteCount: siteCounts.get(customer.id) ?? 0,
      openOrderCount: orderCounts.get(customer.id) ?? 0,
      unsent: unsentRefs.has(`customers/${customer.id}`),
    }))
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}
