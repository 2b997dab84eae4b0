import type { Invoice } from '../../entities/invoice.ts'
import { minorText } from '../../money/money.ts'
import { descriptionOf, exportFiles, type Exported, quantityAndPrice } from './export-files.ts'

export interface QuickBooksOptions {
  /** The product or service that all lines are booked on; '' for that of QuickBooks. */
  readonly item: string
  /** The name of a tax in QuickBooks by our code; our code where it has none. */
  readonly taxNames: Readonly<Record<string, string>>
}

const header = [
  '*InvoiceNo',
  '*Customer',
  '*InvoiceDate',
  '*DueDate',
  'Terms',
  'Memo',
  'Item(Product/Service)',
  'ItemDescription',
  'ItemQuantity',
  'ItemRate',
  '*ItemAmount',
  'ItemTaxCode',
  'ItemTaxAmount',
  'Currency',
  'Service Date',
]

/** Files for QuickBooks Online: at most 100 invoices and 1,000 rows each, without tax, credit notes apart. */
export function quickBooksFiles(
  invoices: readonly Invoice[],
  { item, taxNames }: QuickBooksOptions,
): Exported {
  return exportFiles(invoices, {
    name: 'quickbooks',
    header,
    mostInvoices: 100,
    mostRows: 1000,
    fileOf: ({ kind }) => (kind === 'credit' ? 'credit-notes' : 'invoices'),
    rowsOf: ({ invoice, content, lines }) =>
      lines.map((line) => {
        const { currency } = invoice
        const priced = quantityAndPrice(line.quantityMilli, line.netMinor, currency)
        return [
          invoice.number,
          content.buyer?.name ?? '',
          invoice.issuedOn,
          invoice.dueOn,
          '',
          invoice.note,
          item,
          descriptionOf(line, priced.isExact),
          priced.quantity,
          priced.price,
          minorText(line.netMinor, currency),
          taxNames[line.taxCode] ?? line.taxCode,
          minorText(line.taxMinor, currency),
          currency,
          invoice.supplyTo ?? invoice.supplyFrom,
        ]
      }),
  })
}
