import { paymentArgs } from '#domain/payment/payment.fixture.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { created, stamps } from './documents.ts'

const { paymentId: _, ...entered } = paymentArgs()

/** A payment of 100.00 in cash, half of it for an invoice. */
export function paymentDoc(more: Doc = {}): Doc {
  return {
    ...entered,
    invoiceIds: ['i-issued'],
    allocatedMinor: [5000],
    reversalOf: null,
    ...created,
    ...stamps,
    ...more,
  }
}

/** What takes it back. */
export function reversalDoc(paymentId: string, more: Doc = {}): Doc {
  return paymentDoc({ kind: 'reversal', reversalOf: paymentId, ...more })
}

/** What a technician records on an order. */
export function onSiteDoc(more: Doc = {}): Doc {
  return paymentDoc({ orderId: 'o-onSite', invoiceIds: [], allocatedMinor: [], ...more })
}
