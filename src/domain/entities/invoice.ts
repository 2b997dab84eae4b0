import * as v from 'valibot'
import { taxRoundings } from '../money/document/tax-rounding.ts'
import { currency } from './region.ts'
import {
  calendarDay,
  code,
  id,
  idSet,
  instant,
  optionalId,
  optionalInstant,
  stamps,
  text,
  type Entity,
} from './fields.ts'

/**
 * 'credit' takes back a part of an invoice, or all of it. 'deposit' asks for money before the work; the final invoice, which
 * is an 'invoice', takes it off.
 */
export const invoiceKinds = ['invoice', 'deposit', 'credit'] as const

/**
 * 'issuing': final, and its number is given when the server has it. 'external': issued before, with a number that no
 * series of this company gave.
 */
const invoiceStatuses = ['draft', 'issuing', 'issued', 'external', 'discarded'] as const

const day = v.optional(v.nullable(calendarDay), null)
/** Numbers that only mutations write. */
const count = v.optional(v.nullable(v.number()), null)
/** See `contentOf`. */
const content = v.optional(v.unknown(), null)
const ids = v.optional(idSet, [])

/** `invoices/{id}`: an invoice or a credit note, from its draft on. Once issued, nothing that it says changes. */
export const invoiceSchema = v.object({
  ...stamps,
  kind: v.picklist(invoiceKinds),
  status: v.picklist(invoiceStatuses),
  customerId: id,
  /** Its orders. That of a deposit on an estimate may be yet to be made: see `convertedOrderId`. */
  orderIds: ids,
  currency,
  isInclusive: v.boolean(),
  taxRounding: v.picklist(taxRoundings),
  /** What its payable sum is rounded to, in minor units, as the company set it when it was made; exact if missing. */
  cashStepMinor: v.exactOptional(v.number()),
  discount: content,
  lines: content,
  note: v.optional(text, ''),
  /** Days until it is due. */
  termsDays: v.number(),
  /** The days on which the work was done. */
  supplyFrom: day,
  supplyTo: day,
  /** The deposits that an invoice takes off, what they say (`contentOf`), and their sum with tax in minor units. */
  depositIds: ids,
  deposits: content,
  prepaidMinor: count,
  /** The invoice that takes this deposit off; null while none does. */
  finalId: optionalId,
  /** The invoice that a credit note is about; null on an invoice. */
  creditOf: optionalId,
  /** The day of the act that issued it, in the company's time zone; null in a draft. */
  actedOn: day,
  seller: content,
  buyer: content,
  totals: content,
  /** What it is over, with tax, in minor units; null in a draft. */
  totalMinor: count,
  /** From here on null or '' until it has its number. */
  seq: count,
  number: v.optional(code, ''),
  issuedOn: day,
  dueOn: day,
  /** Its credit notes, and what they have taken back: all of it, and by rate. */
  creditIds: ids,
  creditedMinor: count,
  credited: content,
  sentAt: optionalInstant,
  /** Since when its customer is not reminded of it; null or missing while they are. */
  remindersPausedAt: v.exactOptional(v.nullable(instant)),
  /** When it was exported to these accounting programs; null or missing where it was not. */
  quickBooksAt: v.exactOptional(v.nullable(instant)),
  xeroAt: v.exactOptional(v.nullable(instant)),
  createdAt: instant,
  createdBy: id,
})

export type Invoice = Entity<typeof invoiceSchema>
