import { type CsvCell, writeCsv } from '#lib/csv.ts'
import type { Invoice } from '../../entities/invoice.ts'
import { minorText } from '../../money/money.ts'
import { contentOf } from '../invoice-content.ts'

/** What an invoice has in our own CSV, by its column. */
const columns: Readonly<Record<string, (invoice: Invoice, amounts: Amounts) => CsvCell>> = {
  id: ({ id }) => id,
  number: ({ number }) => number,
  kind: ({ kind }) => kind,
  status: ({ status }) => status,
  issuedOn: ({ issuedOn }) => issuedOn,
  dueOn: ({ dueOn }) => dueOn,
  customerId: ({ customerId }) => customerId,
  customer: (_, { customer }) => customer,
  currency: ({ currency }) => currency,
  net: (_, { net }) => net,
  tax: (_, { tax }) => tax,
  total: (_, { total }) => total,
  payable: (_, { payable }) => payable,
  credited: (_, { credited }) => credited,
  creditOf: ({ creditOf }) => creditOf,
  supplyFrom: ({ supplyFrom }) => supplyFrom,
  supplyTo: ({ supplyTo }) => supplyTo,
  note: ({ note }) => note,
}

interface Amounts {
  readonly customer: string
  readonly net: string
  readonly tax: string
  readonly total: string
  readonly payable: string
  readonly credited: string
}

/** Invoices and credit notes as CSV, one a row, amounts as decimals ('12.50'); what a draft has not yet is empty. */
export function invoicesCsv(invoices: readonly Invoice[]): string {
  const rows = invoices.map((invoice) => {
    const amounts = amountsOf(invoice)
    return Object.values(columns).map((cell) => cell(invoice, amounts))
  })
  return writeCsv([Object.keys(columns), ...rows])
}

function amountsOf(invoice: Invoice): Amounts {
  const { totals, buyer } = contentOf(invoice)
  const text = (minor: number | null | undefined) =>
    typeof minor === 'number' ? minorText(minor, invoice.currency) : ''
  return {
    customer: buyer?.name ?? '',
    net: text(totals?.netMinor),
    tax: text(totals?.taxMinor),
    total: text(totals?.totalMinor),
    payable: text(totals?.payableMinor),
    credited: text(invoice.creditedMinor),
  }
}
