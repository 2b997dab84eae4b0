import { expect, it } from 'vitest'
import type { Payment } from '#domain/entities/payment.ts'
import { paymentArgs } from '#domain/payment/payment.fixture.ts'
import { paymentRows } from './payment-rows.ts'

const { paymentId: _, ...entered } = paymentArgs({ invoiceIds: ['i1'], allocatedMinor: [6000] })
const item = (id: string, more: Partial<Payment> = {}) => ({
  payment: { ...entered, id, reversalOf: null, ...more } as Payment,
  isUnsent: false,
})

it('says what each payment is used for, and what is left of it', () => {
  const [row] = paymentRows([item('p1')])
  expect(row).toMatchObject({
    shownMinor: 10_000,
    isReversed: false,
    uses: [{ invoiceId: 'i1', minor: 6000 }],
    creditMinor: 4000,
  })
})

it('shows money that went back below nothing', () => {
  const rows = paymentRows([
    item('p1_reversal', { kind: 'reversal', reversalOf: 'p1' }),
    item('r1_reversal', { kind: 'reversal', reversalOf: 'r1' }),
    item('r1', { kind: 'refund' }),
    item('p1'),
  ])
  expect(rows.map((row) => [row.shownMinor, row.isReversed, row.creditMinor])).toEqual([
    [-10_000, false, 0],
    [10_000, false, 0],
    [-10_000, true, 0],
    [10_000, true, 4000],
  ])
})
