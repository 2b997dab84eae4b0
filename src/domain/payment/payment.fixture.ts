import type { MutationArgs } from '../mutation/registry.ts'

/** A payment of 100.00 in cash that is for no invoice yet. */
export function paymentArgs(
  more: Partial<MutationArgs<'payment/record'>> = {},
): MutationArgs<'payment/record'> {
  return {
    paymentId: 'p1',
    kind: 'payment',
    method: 'cash',
    customerId: 'c1',
    orderId: null,
    amountMinor: 10_000,
    currency: 'EUR',
    receivedOn: '2026-03-02',
    reference: '',
    invoiceIds: [],
    allocatedMinor: [],
    ...more,
  }
}
