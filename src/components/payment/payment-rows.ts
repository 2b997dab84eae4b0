import type { Payment } from '#domain/entities/payment.ts'

/** A payment with whether the office still waits for it. */
export interface PaymentItem {
  readonly payment: Payment
  readonly isUnsent: boolean
}

/** A payment as lists show it. */
export interface PaymentRow extends PaymentItem {
  /** In minor units; below 0 where the customer got money back. */
  readonly shownMinor: number
  readonly isReversed: boolean
  /** What it is used for. */
  readonly uses: readonly { readonly invoiceId: string; readonly minor: number }[]
  /** What of it is used for nothing yet. */
  readonly creditMinor: number
}

/** The rows of payments, in their order. */
export function paymentRows(items: readonly PaymentItem[]): readonly PaymentRow[] {
  const kinds = new Map(items.map(({ payment }) => [payment.id, payment.kind]))
  const reversed = new Set(items.map(({ payment }) => payment.reversalOf))
  return items.map((item) => {
    const { payment } = item
    const { id, kind, amountMinor, reversalOf, allocatedMinor } = payment
    const isOut =
      kind === 'refund' || (kind === 'reversal' && kinds.get(reversalOf ?? '') !== 'refund')
    const used = allocatedMinor.reduce((sum, minor) => sum + minor, 0)
    return {
      ...item,
      shownMinor: isOut ? -amountMinor : amountMinor,
      isReversed: reversed.has(id),
      uses: payment.invoiceIds.map((invoiceId, i) => ({
        invoiceId,
        minor: allocatedMinor[i] ?? 0,
      })),
      creditMinor: kind === 'payment' ? amountMinor - used : 0,
    }
  })
}
