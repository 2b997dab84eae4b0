import type { Invoice } from '#domain/entities/invoice.ts'
import type { Order } from '#domain/entities/order.ts'
import { billedSources } from '#domain/invoice/billed-sources.ts'
import type { BillableWork, LineNames } from '#domain/invoice/draft/billable-work.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { entitiesOf } from '../entities-of.ts'
import { readItems } from '../stock/read-items.ts'
import { readCustomerPrices } from '../stock/read-customer-prices.ts'

/**
 * Everything on this device that can be billed of these orders, and the invoices that name them; null where the company is
 * not known yet.
 */
export async function readBillableWork(
  db: UserDb,
  orders: readonly Order[],
  names: LineNames,
): Promise<(BillableWork & { readonly invoices: readonly Invoice[] }) | null> {
  const ids = orders.map(({ id }) => id)
  const customerIds = orders.map(({ customerId }) => customerId)
  const [companies, visits, entries, moves, items, invoices, prices] = await Promise.all([
    db.companies.toArray(),
    db.visits.bulkGet(ids),
    db.timeEntries.where('orderId').anyOf(ids).toArray(),
    db.movements.where('orderId').anyOf(ids).toArray(),
    readItems(db),
    db.invoices.where('orderIds').anyOf(ids).distinct().toArray(),
    readCustomerPrices(db, customerIds),
  ])
  const [company] = entitiesOf('companies', companies)
  if (!company) return null
  const known = entitiesOf('invoices', invoices)
  return {
    orders,
    visits: entitiesOf('visits', visits),
    timeEntries: entitiesOf('timeEntries', entries),
    movements: entitiesOf('movements', moves),
    items,
    prices,
    company,
    invoices: known,
    billedSources: billedSources(known),
    names,
  }
}
