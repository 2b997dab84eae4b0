import type { Invoice } from '#domain/entities/invoice.ts'
import { openMinor, type StateFacts } from '#domain/invoice/invoice-state.ts'
import type { CustomerAccount } from '#domain/payment/customer-account.ts'
import type { PaymentMode, PaymentSubject } from './payment-form.ts'
import type { PaymentItem } from './payment-rows.ts'

/** What a card of payments shows, in minor units. */
export interface PaymentsCardFacts {
  readonly shown: readonly PaymentItem[]
  readonly paidMinor: number
  /** What is left to pay; below 0 where more was paid. */
  readonly balanceMinor: number
  /** What the customer has as credit; below 0 where it was used twice. */
  readonly creditMinor: number
  /** A paid invoice takes no more; a customer may pay in advance. */
  readonly takesPayment: boolean
  /** What of the credit can be used here. */
  readonly usableMinor: number
  readonly refundableMinor: number
  readonly limits: Readonly<Record<PaymentMode, Pick<PaymentSubject, 'mostMinor' | 'startMinor'>>>
}

/** The card of an invoice, or of a customer in the currency of `account` where `invoice` is null. */
export function cardOf(
  account: CustomerAccount,
  payments: readonly PaymentItem[],
  invoice: (Pick<Invoice, 'id'> & StateFacts) | null,
): PaymentsCardFacts {
  const { currency, paid, open, creditMinor } = account
  const paidMinor = invoice ? (paid.get(invoice.id) ?? 0) : 0
  const balanceMinor = invoice ? openMinor(invoice, paidMinor) : account.openMinor
  const isOpen = invoice ? open.some(({ id }) => id === invoice.id) : open.length > 0
  const usableMinor = isOpen ? Math.max(0, Math.min(creditMinor, balanceMinor)) : 0
  const refundableMinor = Math.max(0, invoice ? paidMinor : creditMinor)
  const overpaidMinor = Math.max(0, -balanceMinor)
  return {
    shown: payments.filter(
      ({ payment }) =>
        payment.currency === currency && (!invoice || payment.invoiceIds.includes(invoice.id)),
    ),
    paidMinor,
    balanceMinor,
    creditMinor,
    takesPayment: invoice === null || balanceMinor > 0,
    usableMinor,
    refundableMinor,
    limits: {
      payment: { mostMinor: null, startMinor: balanceMinor > 0 ? balanceMinor : null },
      refund: {
        mostMinor: refundableMinor,
        startMinor: invoice ? overpaidMinor || null : refundableMinor,
      },
      credit: { mostMinor: Math.max(0, creditMinor), startMinor: usableMinor },
    },
  }
}
