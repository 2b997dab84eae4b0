import type { Customer } from '#domain/entities/customer.ts'
import type { Address } from '#domain/entities/fields.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import type { Order } from '#domain/entities/order.ts'
import type { OutboxItem } from './data.ts'

/** One row of the list of invoices. */
export interface InvoiceListItem {
  /** Without what `contentOf` reads. */
  readonly invoice: Invoice
  /** As the document says it once issued; '' while the customer has not reached this device. */
  readonly customerName: string
  /** With tax, in minor units; of a draft what it is over now, null where that is too large. */
  readonly totalMinor: number | null
  /** What payments come to, in minor units. */
  readonly paidMinor: number
  readonly isUnsent: boolean
}

/** An invoice or credit note with what its page shows. */
export interface InvoiceView {
  readonly invoice: Invoice
  readonly customer: Customer | null
  /** Where its customer gets bills; null if unknown. */
  readonly address: Address | null
  readonly orders: readonly Order[]
  /** What an invoice's credit notes are, drafts too but not discarded ones, the oldest first. */
  readonly credits: readonly Invoice[]
  /** The invoice that a credit note is about. */
  readonly creditOf: Invoice | null
  /** What payments come to, in minor units; of a credit note those of the invoice that it is about. */
  readonly paidMinor: number
  readonly isUnsent: boolean
  /** The oldest change to it that waits for a person. */
  readonly actionNeeded: OutboxItem | null
}
