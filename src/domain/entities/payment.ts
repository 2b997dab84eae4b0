import * as v from 'valibot'
import { currency } from './region.ts'
import { calendarDay, id, idSet, instant, line, optionalId, stamps, type Entity } from './fields.ts'

/** 'refund' gives money back; 'reversal' takes back a payment or refund that was recorded by mistake. */
const paymentKinds = ['payment', 'refund', 'reversal'] as const

/** How money changed hands; 'credit' uses what the customer has paid too much. */
export const paymentMethods = ['cash', 'card', 'transfer', 'check', 'other', 'credit'] as const

/** `payments/{id}`: money that was received or given back. It never changes: a mistake is taken back by another one. */
export const paymentSchema = v.object({
  ...stamps,
  kind: v.picklist(paymentKinds),
  method: v.picklist(paymentMethods),
  customerId: id,
  /** The order on which a technician took it; null in the office. */
  orderId: optionalId,
  /** Minor units, more than nothing. */
  amountMinor: v.number(),
  currency,
  /** In the company's time zone. */
  receivedOn: calendarDay,
  /** What a bank statement or receipt says. */
  reference: v.optional(line, ''),
  /** The invoices that it pays, each once, and how much of each; what is left is the customer's credit. */
  invoiceIds: idSet,
  allocatedMinor: v.pipe(v.array(v.number()), v.readonly()),
  /** What a reversal takes back. */
  reversalOf: optionalId,
  createdAt: instant,
  createdBy: id,
})

export type Payment = Entity<typeof paymentSchema>
