import { paymentArgs } from '#domain/payment/payment.fixture.ts'
import { mutation, type MutationCase } from './mutation.ts'

const half = { invoiceIds: ['i-issued'], allocatedMinor: [5000] }

/** Money received in the office and on orders of several people, given back, and recorded by mistake. */
export const paymentCases: readonly MutationCase[] = [
  ...[null, 'o-onSite', 'o-handedOver', 'o-reviewed', 'o-none'].map((orderId) =>
    mutation('payment/record', paymentArgs({ paymentId: 'p-new', orderId })),
  ),
  mutation('payment/record', paymentArgs({ paymentId: 'p-new', method: 'credit', ...half })),
  mutation('payment/record', paymentArgs({ paymentId: 'p-new', kind: 'refund', ...half })),
  mutation('payment/record', paymentArgs({ paymentId: 'p-new', customerId: 'none' })),
  ...['p-cash', 'p-refund', 'p-gone', 'p-wrong', 'p-wrong_reversal', 'p-none'].map((paymentId) =>
    mutation('payment/reverse', { paymentId, day: '2026-03-02' }),
  ),
]
