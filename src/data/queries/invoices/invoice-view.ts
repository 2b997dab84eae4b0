import type { Customer } from '#domain/entities/customer.ts'
import type { Address } from '#domain/entities/fields.ts'
import { billingAddressOf } from '#domain/invoice/parties.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { outboxItemsOf } from '#data/outbox/queue/outbox-item.ts'
import type { Query } from '#data/types/data.ts'
import type { InvoiceView } from '#data/types/invoices.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf, entityOf } from '../entities-of.ts'
import { readPaid } from '../payments/read-paid.ts'

/** One invoice or credit note with what its page shows; null if this device has none with that id. */
export function invoiceById(id: string): Query<InvoiceView | null> {
  return defineQuery('invoiceById', id, ({ db }) => readInvoiceView(db, id))
}

/** The same for several, in their order; those that this device does not have are left out. */
export function invoicesById(ids: readonly string[]): Query<readonly InvoiceView[]> {
  return defineQuery('invoicesById', ids, async ({ db }) => {
    const views = await Promise.all(ids.map((id) => readInvoiceView(db, id)))
    return views.flatMap((view) => view ?? [])
  })
}

async function readInvoiceView(db: UserDb, id: string): Promise<InvoiceView | null> {
  const invoice = entityOf('invoices', await db.invoices.get(id))
  if (!invoice) return null
  const ref = `invoices/${id}` as const
  const [customerRow, orders, credits, creditOf, base, queued, paid] = await Promise.all([
    db.customers.get(invoice.customerId),
    bulkGet(db.orders, invoice.orderIds),
    db.invoices.where('creditOf').equals(id).toArray(),
    invoice.creditOf === null ? undefined : db.invoices.get(invoice.creditOf),
    db.base.get(ref),
    db.outbox.where('refs').equals(ref).sortBy('seq'),
    readPaid(db, [invoice.creditOf ?? id]),
  ])
  const customer = entityOf('customers', customerRow)
  return {
    invoice,
    customer,
    address: customer && (await readBillingAddress(db, customer)),
    orders: entitiesOf('orders', orders),
    credits: entitiesOf('invoices', credits)
      .filter(({ status }) => status !== 'discarded')
      .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)),
    creditOf: entityOf('invoices', creditOf),
    paidMinor: paid.get(invoice.creditOf ?? id) ?? 0,
    isUnsent: base !== undefined,
    actionNeeded: outboxItemsOf(queued).find(({ state }) => state === 'actionNeeded') ?? null,
  }
}

async function readBillingAddress(db: UserDb, customer: Customer): Promise<Address | null> {
  const site = entityOf('sites', await db.sites.get(customer.primarySiteId ?? ''))
  return billingAddressOf(customer, site?.address ?? null)
}
