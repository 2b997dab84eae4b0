import type { Payment } from '../entities/payment.ts'

/** What payments come to, in minor units of one currency. */
export interface PaymentSums {
  /** Paid of each invoice, by its id. */
  readonly paid: ReadonlyMap<string, number>
  /** Received and not used for an invoice. */
  readonly unallocatedMinor: number
}

type Paid = Pick<
  Payment,
  'id' | 'kind' | 'method' | 'amountMinor' | 'invoiceIds' | 'allocatedMinor' | 'reversalOf'
>

/**
 * Adds up payments of one currency in any order. Refunds count against their invoices, reversed payments not at all, and
 * a payment by credit uses what was received before.
 */
export function sumPayments(payments: Iterable<Paid>): PaymentSums {
  const all = [...payments]
  const reversed = new Set(all.map(({ reversalOf }) => reversalOf))
  const paid = new Map<string, number>()
  let unallocatedMinor = 0
  for (const payment of all) {
    if (payment.kind === 'reversal' || reversed.has(payment.id)) continue
    const sign = payment.kind === 'refund' ? -1 : 1
    if (payment.method !== 'credit') unallocatedMinor += sign * payment.amountMinor
    for (const [invoiceId, minor] of allocationsOf(payment)) {
      paid.set(invoiceId, (paid.get(invoiceId) ?? 0) + sign * minor)
      unallocatedMinor -= sign * minor
    }
  }
  return { paid, unallocatedMinor }
}

/** The invoices that a payment is for, and how much of each in minor units. */
function allocationsOf({
  invoiceIds,
  allocatedMinor,
}: Pick<Payment, 'invoiceIds' | 'allocatedMinor'>): readonly (readonly [string, number])[] {
  return invoiceIds.map((id, index) => [id, allocatedMinor[index] ?? 0] as const)
}
