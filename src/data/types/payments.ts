import type { Invoice } from '#domain/entities/invoice.ts'
import type { Payment } from '#domain/entities/payment.ts'

/** A payment with whether the office still waits for it. */
export interface PaymentItem {
  readonly payment: Payment
  readonly isUnsent: boolean
}

/** What a customer has paid, in all currencies, and what for. */
export interface CustomerPayments {
  readonly payments: readonly PaymentItem[]
  /** Final ones; a credit note is no debt. */
  readonly invoices: readonly Invoice[]
}
