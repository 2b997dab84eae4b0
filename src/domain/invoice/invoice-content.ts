import * as v from 'valibot'
import { storedItems } from '../company/stored-items.ts'
import { taxCategories } from '../company/tax-code.ts'
import {
  address,
  calendarDay,
  code,
  emptyAddress,
  id,
  line,
  note,
  requiredLine,
} from '../entities/fields.ts'
import type { Invoice } from '../entities/invoice.ts'
import { wholeBetween } from '../entities/whole-between.ts'
import { maxMinor } from '../money/max-minor.ts'
import { priceSource } from '../pricing/price-source.ts'
import { lineSource, lineSources } from './line-source.ts'

export const mostInvoiceLines = 200
/** The most deposits that one invoice takes off. `firestore.rules` holds the same number. */
export const mostDeposits = 10

const amount = wholeBetween(-maxMinor, maxMinor)
const price = wholeBetween(0, maxMinor)
const rate = wholeBetween(0, 100_000)

/** What is taken off: a share in thousandths of a percent, or an amount in minor units. */
export const discount = v.variant('kind', [
  v.object({ kind: v.literal('percent'), milliPercent: rate }),
  v.object({ kind: v.literal('amount'), minor: price }),
])

export const storedLine = v.object({
  id,
  sources: v.optional(lineSources, []),
  /** The only source, in lines from before there could be several. */
  source: v.optional(v.nullable(lineSource), null),
  name: requiredLine,
  note: v.optional(note, ''),
  /** Thousandths of a unit. */
  quantityMilli: wholeBetween(-1_000_000_000, 1_000_000_000),
  /** A code of UN/ECE Recommendation 20; C62 for pieces. */
  unitCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,3}$/)), 'C62'),
  /** Minor units for `perQuantity` units. */
  priceMinor: price,
  /** Where the price comes from; absent in lines that are not of an item, and in those from before it was kept. */
  priceSource: v.exactOptional(priceSource),
  perQuantity: v.optional(v.picklist([1, 10, 100, 1000]), 1),
  discount: v.optional(v.nullable(discount), null),
  tax: v.object({
    code,
    category: v.picklist(taxCategories),
    rateMilliPercent: rate,
    reason: v.optional(line, ''),
  }),
})

/** A stored line with a list of its sources. */
export function withSources<T extends v.InferOutput<typeof storedLine>>({
  source,
  sources,
  ...rest
}: T) {
  return { ...rest, sources: sources.length === 0 && source !== null ? [source] : sources }
}

/** A line as it is priced and printed; its tax is a copy, so that later changes of a code do not reach it. */
export const invoiceLine = v.pipe(storedLine, v.transform(withSources))
export type InvoiceLine = v.InferOutput<typeof invoiceLine>

/** Who sells or buys, as they were when the document was issued. */
export const invoiceParty = v.object({
  name: requiredLine,
  address: v.optional(address, emptyAddress),
  taxIds: v.optional(v.pipe(v.array(line), v.maxLength(10), v.readonly()), []),
  phone: v.optional(line, ''),
  email: v.optional(line, ''),
  website: v.optional(line, ''),
  iban: v.optional(code, ''),
  /** What the buyer asks to be named on invoices (BT-10). */
  buyerReference: v.exactOptional(line),
})

const taxTotals = v.object({
  code,
  category: v.picklist(taxCategories),
  rateMilliPercent: rate,
  baseMinor: amount,
  taxMinor: amount,
  discountMinor: amount,
})

/** The sums of a document without those of its lines: see `DocumentTotals`. */
export const storedTotals = v.object({
  taxes: v.pipe(v.array(taxTotals), v.maxLength(30), v.readonly()),
  linesMinor: amount,
  discountMinor: amount,
  netMinor: amount,
  taxMinor: amount,
  totalMinor: amount,
  prepaidMinor: amount,
  roundingMinor: amount,
  payableMinor: amount,
})

/** What credit notes have taken back at one rate. */
const creditedTax = v.object({
  category: v.picklist(taxCategories),
  rateMilliPercent: rate,
  baseMinor: amount,
  taxMinor: amount,
})

const takenTax = v.object({ ...creditedTax.entries, code })

/** A deposit as the invoice that takes it off names it: what was left of it then. */
export const takenDeposit = v.object({
  id,
  /** '' until it has its number. */
  number: code,
  issuedOn: v.nullable(calendarDay),
  taxes: v.pipe(v.array(takenTax), v.maxLength(30), v.readonly()),
  netMinor: amount,
  taxMinor: amount,
  totalMinor: amount,
})
export type TakenDeposit = Readonly<v.InferOutput<typeof takenDeposit>>

const contentSchema = v.object({
  discount: v.fallback(v.nullable(discount), null),
  lines: v.fallback(storedItems(invoiceLine, 'id', mostInvoiceLines), []),
  seller: v.fallback(v.nullable(invoiceParty), null),
  buyer: v.fallback(v.nullable(invoiceParty), null),
  totals: v.fallback(v.nullable(storedTotals), null),
  deposits: v.fallback(storedItems(takenDeposit, 'id', mostDeposits), []),
  credited: v.fallback(v.pipe(v.array(creditedTax), v.maxLength(30), v.readonly()), []),
})

/** What an invoice says beyond its own fields. */
export type InvoiceContent = Readonly<v.InferOutput<typeof contentSchema>>

/**
 * The lines, parties and sums of an invoice. They are parsed where they are needed: a list shows thousands of invoices
 * without them. A part that cannot be read is as if it had never been entered.
 */
export function contentOf(invoice: Invoice): InvoiceContent {
  return v.parse(contentSchema, invoice)
}
