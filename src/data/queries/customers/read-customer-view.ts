import type { UserDb } from '#data/local/database/user-db.ts'
import type { CustomerView } from '#data/types/views.ts'
import { docOf } from '#data/local/rows/doc-of.ts'
import { entityOf, entitiesOf } from '../entities-of.ts'
import { unsentFields } from '../unsent-fields.ts'

export async function readCustomerView(db: UserDb, id: string): Promise<CustomerView | null> {
  const row = await db.customers.get(id)
  const customer = entityOf('customers', row)
  if (!customer || !row) return null
  const [sites, orders, base, unsent] = await Promise.all([
    db.sites.where('customerId').equals(id).toArray(),
    db.orders.where('customerId').equals(id).toArray(),
    db.base.get(`customers/${id}`),
    db.base.where('ref').startsWith('orders/').primaryKeys(),
  ])
  return {
    customer,
    sites: entitiesOf('sites', sites).sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
    orders: entitiesOf('orders', orders).sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
    unsentOrderIds: orders
      .map((order) => order.id)
      .filter((one) => unsent.includes(`orders/${one}`)),
    unsent: base !== undefined,
    unsentFields: base ? unsentFields(docOf(row), base.doc) : [],
  }
}
