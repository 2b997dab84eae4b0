import type { UserDb } from '../local/user-db.ts'
import type { CustomerView } from '../types.ts'
import { parseOne, parseRows } from './parse-rows.ts'

export async function readCustomerView(db: UserDb, id: string): Promise<CustomerView | null> {
  const customer = parseOne('customers', await db.customers.get(id))
  if (!customer) return null
  const [sites, orders, base] = await Promise.all([
    db.sites.where('customerId').equals(id).toArray(),
    db.orders.where('customerId').equals(id).toArray(),
    db.base.get(`customers/${id}`),
  ])
  return {
    customer,
    sites: parseRows('sites', sites).sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
    orders: parseRows('orders', orders).sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
    unsent: base !== undefined,
  }
}
