import type { Invoice } from '#domain/entities/invoice.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { invoiceTotals } from '#domain/invoice/invoice-totals.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import type { InvoiceListItem } from '#data/types/invoices.ts'
import type { QueryContext } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import { readUnsentIds } from '../unsent-ids.ts'

/** An invoice as lists hold it: thousands of them, so without lines and parties. */
export interface ListedInvoice {
  readonly invoice: Invoice
  /** As the document says it; undefined in a draft. */
  readonly buyerName: string | undefined
  readonly totalMinor: number | null
}

export function listedInvoice(invoice: Invoice): ListedInvoice {
  return {
    invoice: {
      ...invoice,
      lines: null,
      discount: null,
      seller: null,
      buyer: null,
      totals: null,
      credited: null,
    },
    buyerName: buyerName(invoice),
    totalMinor: invoice.status === 'draft' ? draftTotal(invoice) : invoice.totalMinor,
  }
}

/** What lists show of other documents, read at once. */
export async function readListFacts(
  context: QueryContext,
  customerIds: readonly string[],
): Promise<
  (
    listed: readonly ListedInvoice[],
    paid: ReadonlyMap<string, number>,
  ) => readonly InvoiceListItem[]
> {
  const [customers, unsent] = await Promise.all([
    bulkGet(context.db.customers, [...new Set(customerIds)]),
    readUnsentIds(context, 'invoices'),
  ])
  const names = new Map(entitiesOf('customers', customers).map(({ id, name }) => [id, name]))
  return (listed, paid) =>
    listed
      .toSorted((a, b) => newestFirst(a.invoice, b.invoice))
      .map(({ invoice, buyerName: name, totalMinor }) => ({
        invoice,
        customerName: name ?? names.get(invoice.customerId) ?? '',
        totalMinor,
        paidMinor: paid.get(invoice.id) ?? 0,
        isUnsent: unsent.has(invoice.id),
      }))
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
