import { shownTotal } from '#domain/invoice/shown-total.ts'
import type { InvoiceListItem } from '#data/index.ts'
import type { InvoiceContent } from '#domain/invoice/invoice-content.ts'
import { invoiceState, openMinor } from '#domain/invoice/invoice-state.ts'
import { invoiceTotals } from '#domain/invoice/invoice-totals.ts'
import { minorText } from '#domain/money/money.ts'
import { shownKind } from '#domain/invoice/shown-kind.ts'
import { type CsvCell, writeCsv } from '#lib/csv.ts'
import type { Translate } from '#messages/index.ts'

/** Invoices as CSV, in the order given: days as ISO dates, amounts with a point and the digits of their currency. */
export function invoicesCsv(
  t: Translate,
  items: readonly InvoiceListItem[],
  contents: ReadonlyMap<string, InvoiceContent>,
  today: string,
): string {
  const head = [
    'ID',
    t('invoices.number'),
    t('invoices.csv.kind'),
    t('invoices.state'),
    t('invoices.customer'),
    t('invoices.csv.customerId'),
    t('invoices.issued'),
    t('invoices.due'),
    t('invoices.csv.currency'),
    t('invoices.csv.net'),
    t('invoices.csv.tax'),
    t('invoices.total'),
    t('invoices.csv.deposits'),
    t('invoices.csv.rounding'),
    t('invoices.csv.credited'),
    t('invoices.csv.paid'),
    t('invoices.open'),
    t('invoices.csv.creditOf'),
    t('invoices.csv.depositIds'),
    t('invoices.csv.orders'),
  ]
  return writeCsv([
    head,
    ...items.map((item) => cellsOf(t, item, contents.get(item.invoice.id), today)),
  ])
}

function cellsOf(
  t: Translate,
  item: InvoiceListItem,
  content: InvoiceContent | undefined,
  today: string,
): readonly CsvCell[] {
  const { invoice, customerName, paidMinor } = item
  const { currency } = invoice
  const totals = content && (content.totals ?? invoiceTotals(invoice, content))
  const sign = invoice.kind === 'credit' ? -1 : 1
  const amount = (minor: number | null | undefined): CsvCell =>
    minor === null || minor === undefined ? null : minorText(minor, currency)
  return [
    invoice.id,
    invoice.number,
    t(`invoices.kind.${shownKind(invoice)}`),
    t(`invoiceState.${invoiceState(invoice, paidMinor, today)}`),
    customerName,
    invoice.customerId,
    invoice.issuedOn,
    invoice.dueOn,
    currency,
    amount(totals && sign * totals.netMinor),
    amount(totals && sign * totals.taxMinor),
    amount(shownTotal(item)),
    amount(invoice.prepaidMinor),
    amount(totals?.roundingMinor),
    amount(invoice.creditedMinor),
    amount(paidMinor),
    amount(openMinor(invoice, paidMinor)),
    invoice.creditOf,
    invoice.depositIds.join(' '),
    invoice.orderIds.join(' '),
  ]
}
