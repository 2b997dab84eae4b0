import * as v from 'valibot'
import { maxMinor } from '../money/max-minor.ts'
import { currency } from './company.ts'
import { calendarDay, id, instant, line, stamps, type Entity } from './fields.ts'
import { wholeBetween } from './whole-between.ts'

/** 'refund' gives money back; 'reversal' takes back a payment or refund that was recorded by mistake. */
const paymentKinds = ['payment', 'refund', 'reversal'] as const

/** How money changed hands; 'credit' uses what the customer has paid too much. */
export const paymentMethods = ['cash', 'card', 'transfer', 'check', 'other', 'credit'] as const

/** The most invoices that one payment may be for. The rules add up no more. */
export const mostAllocations = 20

/** More than nothing, in minor units. */
export const paidAmount = wholeBetween(1, maxMinor)

/** `payments/{id}`: money that was received or given back. It never changes: a mistake is taken back by another one. */
export const paymentSchema = v.object({
  ...stamps,
  kind: v.picklist(paymentKinds),
  method: v.picklist(paymentMethods),
  customerId: id,
  /** The order on which a technician took it; null in the office. */
  orderId: v.optional(v.nullable(id), null),
  amountMinor: paidAmount,
  currency,
  /** In the company's time zone. */
  receivedOn: calendarDay,
  /** What a bank statement or receipt says. */
  reference: v.optional(line, ''),
  /** The invoices that it pays, each once, and how much of each; what is left is the customer's credit. */
  invoiceIds: v.pipe(v.array(id), v.maxLength(mostAllocations), v.readonly()),
  allocatedMinor: v.pipe(v.array(paidAmount), v.maxLength(mostAllocations), v.readonly()),
  /** What a reversal takes back. */
  reversalOf: v.optional(v.nullable(id), null),
  createdAt: instant,
  createdBy: id,
})

export type Payment = Entity<typeof paymentSchema>
