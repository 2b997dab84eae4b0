import type { Invoice } from '#domain/entities/invoice.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { invoiceTotals } from '#domain/invoice/invoice-totals.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import type { Row } from '#data/local/database/rows.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { itemsIfLoaded } from '#data/local/rows/loaded-sets.ts'
import type { Query } from '#data/types/data.ts'
import type { InvoiceListItem, InvoiceScope } from '#data/types/invoices.ts'
import { defineQuery, type QueryContext } from '../define-query.ts'
import { entitiesOf, manyEntitiesOf } from '../entities-of.ts'
import { readUnsentIds } from '../unsent-ids.ts'

/**
 * Invoices and credit notes on this device, joined with their customers: what is not issued yet first, the newest of it
 * on top, then by number within days, the latest first; undefined if there are none and the first load is not over.
 */
export function invoiceList(
  scope: InvoiceScope = {},
): Query<readonly InvoiceListItem[] | undefined> {
  const { statuses = null, customerId = null, orderId = null } = scope
  return defineQuery('invoiceList', [statuses, customerId, orderId], (context) =>
    itemsIfLoaded(context.db, ['invoices'], () => readInvoiceList(context, scope)),
  )
}

async function readInvoiceList(
  context: QueryContext,
  scope: InvoiceScope,
): Promise<readonly InvoiceListItem[]> {
  const { db } = context
  const rows = await readRows(db, scope)
  const customerIds = [...new Set(rows.map((row) => String(row['customerId'])))]
  const [customers, unsent] = await Promise.all([
    bulkGet(db.customers, customerIds),
    readUnsentIds(context, 'invoices'),
  ])
  // Nothing is read after this: a live query does not see reads that come after a pause.
  const invoices = await manyEntitiesOf('invoices', rows)
  const names = new Map(entitiesOf('customers', customers).map(({ id, name }) => [id, name]))
  return invoices.sort(newestFirst).map((invoice) => ({
    invoice,
    customerName: buyerName(invoice) ?? names.get(invoice.customerId) ?? '',
    totalMinor: invoice.status === 'draft' ? draftTotal(invoice) : invoice.totalMinor,
    isUnsent: unsent.has(invoice.id),
  }))
}

function readRows(db: UserDb, { statuses, customerId, orderId }: InvoiceScope): Promise<Row[]> {
  if (orderId !== undefined) return db.invoices.where('orderIds').equals(orderId).toArray()
  if (customerId !== undefined) return db.invoices.where('customerId').equals(customerId).toArray()
  if (statuses) return db.invoices.where('status').anyOf(statuses).toArray()
  return db.invoices.toArray()
}

/** The parties of an issued invoice are not parsed for thousands of rows: only this name is read. */
function buyerName({ buyer }: Invoice): string | undefined {
  const { name } = (buyer ?? {}) as { readonly name?: unknown }
  return typeof name === 'string' ? name : undefined
}

function draftTotal(invoice: Invoice): number | null {
  return invoiceTotals(invoice, contentOf(invoice))?.totalMinor ?? null
}

function newestFirst(a: Invoice, b: Invoice): number {
  return (
    compare(b.issuedOn ?? '~', a.issuedOn ?? '~') ||
    (b.seq ?? 0) - (a.seq ?? 0) ||
    compare(b.createdAt, a.createdAt) ||
    compare(a.id, b.id)
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
