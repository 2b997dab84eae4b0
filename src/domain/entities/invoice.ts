import * as v from 'valibot'
import { storedItems } from '../company/stored-items.ts'
import { taxCategories } from '../company/tax-code.ts'
import { taxRoundings } from '../money/document/document.ts'
import { maxMinor } from '../money/max-minor.ts'
import { currency } from './company.ts'
import {
  address,
  calendarDay,
  code,
  emptyAddress,
  id,
  idSet,
  instant,
  line,
  note,
  requiredLine,
  stamps,
  text,
  type Entity,
} from './fields.ts'
import { wholeBetween } from './whole-between.ts'

/** 'credit' takes back a part of an invoice, or all of it. */
export const invoiceKinds = ['invoice', 'credit'] as const

/** 'issuing': final, and its number is given when the server has it. */
const invoiceStatuses = ['draft', 'issuing', 'issued', 'discarded'] as const

export const mostInvoiceLines = 200

const amount = wholeBetween(-maxMinor, maxMinor)
const price = wholeBetween(0, maxMinor)
const rate = wholeBetween(0, 100_000)

/** What is taken off: a share in thousandths of a percent, or an amount in minor units. */
export const discount = v.variant('kind', [
  v.object({ kind: v.literal('percent'), milliPercent: rate }),
  v.object({ kind: v.literal('amount'), minor: price }),
])

/** What a line was made from, so that nothing is billed twice. */
const lineSource = v.object({
  kind: v.picklist(['movement', 'timeEntry', 'visit', 'order', 'line']),
  id,
})

/** A line as it is priced and printed; its tax is a copy, so that later changes of a code do not reach it. */
export const invoiceLine = v.object({
  id,
  source: v.optional(v.nullable(lineSource), null),
  name: requiredLine,
  note: v.optional(note, ''),
  /** Thousandths of a unit. */
  quantityMilli: wholeBetween(-1_000_000_000, 1_000_000_000),
  /** A code of UN/ECE Recommendation 20; C62 for pieces. */
  unitCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,3}$/)), 'C62'),
  /** Minor units for `perQuantity` units. */
  priceMinor: price,
  perQuantity: v.optional(v.picklist([1, 10, 100, 1000]), 1),
  discount: v.optional(v.nullable(discount), null),
  tax: v.object({
    code,
    category: v.picklist(taxCategories),
    rateMilliPercent: rate,
    reason: v.optional(line, ''),
  }),
})
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
const invoiceTotals = v.object({
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

/** `invoices/{id}`: an invoice or a credit note, from its draft on. Once issued, nothing that it says changes. */
export const invoiceSchema = v.object({
  ...stamps,
  kind: v.picklist(invoiceKinds),
  status: v.picklist(invoiceStatuses),
  customerId: id,
  orderIds: v.optional(idSet, []),
  currency,
  isInclusive: v.boolean(),
  taxRounding: v.picklist(taxRoundings),
  discount: v.fallback(v.optional(v.nullable(discount), null), null),
  lines: v.fallback(v.optional(storedItems(invoiceLine, 'id', mostInvoiceLines), []), []),
  note: v.optional(text, ''),
  /** Days until it is due. */
  termsDays: wholeBetween(0, 365),
  /** The days on which the work was done. */
  supplyFrom: v.optional(v.nullable(calendarDay), null),
  supplyTo: v.optional(v.nullable(calendarDay), null),
  /** The invoice that a credit note is about; null on an invoice. */
  creditOf: v.optional(v.nullable(id), null),
  /** The day of the act that issued it, in the company's time zone; null in a draft. */
  actedOn: v.optional(v.nullable(calendarDay), null),
  seller: v.fallback(v.optional(v.nullable(invoiceParty), null), null),
  buyer: v.fallback(v.optional(v.nullable(invoiceParty), null), null),
  totals: v.fallback(v.optional(v.nullable(invoiceTotals), null), null),
  /** What it is over, with tax; null in a draft. */
  totalMinor: v.optional(v.nullable(amount), null),
  /** From here on null or '' until it has its number. */
  seq: v.optional(v.nullable(wholeBetween(1, 999_999_999)), null),
  number: v.optional(code, ''),
  issuedOn: v.optional(v.nullable(calendarDay), null),
  dueOn: v.optional(v.nullable(calendarDay), null),
  /** Its credit notes, and what they have taken back: all of it, and by rate. */
  creditIds: v.optional(idSet, []),
  creditedMinor: v.optional(wholeBetween(0, maxMinor), 0),
  credited: v.fallback(
    v.optional(v.pipe(v.array(creditedTax), v.maxLength(30), v.readonly()), []),
    [],
  ),
  sentAt: v.optional(v.nullable(instant), null),
  createdAt: instant,
  createdBy: id,
})

export type Invoice = Entity<typeof invoiceSchema>
