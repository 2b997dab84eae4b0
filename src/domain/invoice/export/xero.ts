import { emptyAddress } from '../../entities/fields.ts'
import type { Invoice } from '../../entities/invoice.ts'
import { descriptionOf, exportFiles, type Exported, quantityAndPrice } from './export-files.ts'

export interface XeroOptions {
  /** The code of the account that sales are booked on. */
  readonly accountCode: string
  /** The display name of a tax in Xero by our code; our code where it has none. */
  readonly taxNames: Readonly<Record<string, string>>
}

const header = [
  '*ContactName',
  'EmailAddress',
  'POAddressLine1',
  'POAddressLine2',
  'POAddressLine3',
  'POAddressLine4',
  'POCity',
  'PORegion',
  'POPostalCode',
  'POCountry',
  '*InvoiceNumber',
  'Reference',
  '*InvoiceDate',
  '*DueDate',
  'InventoryItemCode',
  '*Description',
  '*Quantity',
  '*UnitAmount',
  'Discount',
  '*AccountCode',
  '*TaxType',
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
  'Currency',
  'BrandingTheme',
]

/**
 * Files for Xero: at most 500 invoices each. A file is imported either with tax or without, so documents with prices
 * that include it are in files of their own; credit notes are apart and negative.
 */
export function xeroFiles(
  invoices: readonly Invoice[],
  { accountCode, taxNames }: XeroOptions,
): Exported {
  return exportFiles(invoices, {
    name: 'xero',
    header,
    mostInvoices: 500,
    mostRows: Infinity,
    fileOf: ({ kind, isInclusive }) =>
      `${kind === 'credit' ? 'credit-notes' : 'invoices'}-${isInclusive ? 'with-tax' : 'without-tax'}`,
    rowsOf: ({ invoice, content: { buyer }, lines }) =>
      lines.map((line) => {
        const { line1, line2, city, region, postcode, country } = buyer?.address ?? emptyAddress
        const amount = line.netMinor + (invoice.isInclusive ? line.taxMinor : 0)
        const priced = quantityAndPrice(line.quantityMilli, amount, invoice.currency)
        const isNegative = invoice.kind === 'credit' && amount !== 0
        return [
          buyer?.name ?? '',
          buyer?.email ?? '',
          line1,
          line2,
          '',
          '',
          city,
          region,
          postcode,
          country,
          invoice.number,
          buyer?.buyerReference ?? '',
          invoice.issuedOn,
          invoice.dueOn,
          '',
          descriptionOf(line, priced.isExact),
          priced.quantity,
          isNegative ? `-${priced.price}` : priced.price,
          '',
          accountCode,
          taxNames[line.taxCode] ?? line.taxCode,
          '',
          '',
          '',
          '',
          invoice.currency,
          '',
        ]
      }),
  })
}
