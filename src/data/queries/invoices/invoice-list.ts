import { exportFields } from '#domain/invoice/export/export-marks.ts'
import { isFinal } from '#domain/invoice/is-final.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import type { Row } from '#data/local/database/rows.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { itemsIfLoaded } from '#data/local/rows/loaded-sets.ts'
import type { Query } from '#data/types/data.ts'
import type { InvoiceListItem } from '#data/types/invoices.ts'
import { defineQuery, type QueryContext } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import { listedInvoice, readListFacts } from './list-item.ts'
import { readAllPaid, readPaid } from '../payments/read-paid.ts'
import { readIssued } from './read-issued.ts'

const notIssued = ['draft', 'issuing']
const hasNumber = ['issued', 'external']
/** More than a screen shows. */
const newest = 100

/**
 * Invoices and credit notes on this device without discarded drafts, joined with their customers: what is not issued yet
 * first, the newest of it on top, then by number within days, the latest first; undefined if there are none and the
 * first load is not over. Thousands take seconds the first time.
 */
export function invoiceList(): Query<readonly InvoiceListItem[] | undefined> {
  return defineQuery('invoiceList', null, (context) =>
    itemsIfLoaded(context.db, ['invoices'], () => readAll(context)),
  )
}

/** The beginning of `invoiceList`, at once. */
export function newestInvoices(): Query<readonly InvoiceListItem[] | undefined> {
  return defineQuery('newestInvoices', null, (context) =>
    itemsIfLoaded(context.db, ['invoices'], async () => {
      const { db } = context
      const [open, issued] = await Promise.all([
        db.invoices.where('status').anyOf(notIssued).toArray(),
        db.invoices.orderBy('issuedOn').reverse().limit(newest).toArray(),
      ])
      return itemsOf(context, [...open, ...issued])
    }),
  )
}

/** The invoices and credit notes that name an order, or those of a customer, in the order of `invoiceList`. */
export function invoicesAbout(
  about: { readonly orderId: string } | { readonly customerId: string },
): Query<readonly InvoiceListItem[]> {
  return defineQuery('invoicesAbout', about, async (context) => {
    const { invoices } = context.db
    const found =
      'orderId' in about
        ? invoices.where('orderIds').equals(about.orderId)
        : invoices.where('customerId').equals(about.customerId)
    const rows = await found.toArray()
    return itemsOf(
      context,
      rows.filter((row) => row['status'] !== 'discarded'),
    )
  })
}

async function itemsOf(
  context: QueryContext,
  rows: readonly Row[],
): Promise<readonly InvoiceListItem[]> {
  const invoices = entitiesOf('invoices', rows)
  const [itemsFrom, paid] = await Promise.all([
    readListFacts(
      context,
      invoices.map(({ customerId }) => customerId),
    ),
    readPaid(
      context.db,
      invoices.filter(isFinal).map(({ id }) => id),
    ),
  ])
  return itemsFrom(invoices.map(listedInvoice), paid)
}

async function readAll(context: QueryContext): Promise<readonly InvoiceListItem[]> {
  const { db } = context
  const [open, issuedIds, credited, quickBooks, xero, paymentIds] = await Promise.all([
    db.invoices.where('status').anyOf(notIssued).toArray(),
    db.invoices.where('status').anyOf(hasNumber).primaryKeys(),
    readCreditedIds(db),
    db.invoices.orderBy(exportFields.quickbooks).primaryKeys(),
    db.invoices.orderBy(exportFields.xero).primaryKeys(),
    // Those that were deleted have no customer.
    db.payments.orderBy('customerId').primaryKeys(),
  ])
  // Seen by a live query, unlike what `readIssued` reads.
  await bulkGet(db.invoices, credited)
  const drafts = entitiesOf('invoices', open)
  const itemsFrom = await readListFacts(
    context,
    drafts.map(({ customerId }) => customerId),
  )
  const exported = { quickbooks: new Set(quickBooks), xero: new Set(xero) }
  const issued = await readIssued(db, issuedIds, { credited: new Set(credited), exported })
  const paid = await readAllPaid(db, paymentIds)
  return itemsFrom([...drafts.map(listedInvoice), ...issued], paid)
}

/** The ids of invoices that have credit notes. */
async function readCreditedIds(db: UserDb): Promise<readonly string[]> {
  const keys = await db.invoices.orderBy('creditOf').uniqueKeys()
  return keys.map(String)
}
