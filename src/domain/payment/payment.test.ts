import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Payment } from '../entities/payment.ts'
import { allocateOldestFirst } from './allocate-oldest-first.ts'
import { isRepeated } from './is-repeated.ts'
import { paymentArgs } from './payment.fixture.ts'
import { sumPayments } from './payment-sums.ts'

const { paymentId: id, ...entered } = paymentArgs()
const payment = (more: Partial<Payment> = {}) => ({
  ...entered,
  id,
  reversalOf: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  ...more,
})
const open = (invoiceId: string, dueOn: string, openMinor: number) => ({
  id: invoiceId,
  issuedOn: '2026-01-01',
  dueOn,
  openMinor,
})

describe('a payment', () => {
  it('pays what is due first, and the rest is credit', () => {
    const invoices = [open('later', '2026-02-01', 3000), open('first', '2026-01-15', 6000)]
    const used = allocateOldestFirst(10_000, invoices)
    expect(used).toEqual({ invoiceIds: ['first', 'later'], allocatedMinor: [6000, 3000] })
    const sums = sumPayments([payment(used)])
    expect(sums.unallocatedMinor).toBe(1000)
    expect(sums.paid.get('later')).toBe(3000)
  })

  it('passes over invoices that are paid, and stops at twenty', () => {
    const many = Array.from({ length: 25 }, (_, i) => open(`i${i}`, '2026-01-01', 1))
    expect(
      allocateOldestFirst(25, [open('paid', '2025-01-01', 0), ...many]).invoiceIds,
    ).toHaveLength(20)
    expect(allocateOldestFirst(5, [])).toEqual({ invoiceIds: [], allocatedMinor: [] })
  })
})

describe('the sum of payments', () => {
  const forOne = { invoiceIds: ['i1'], allocatedMinor: [4000] }

  it('counts refunds against their invoices, and credit against what was received before', () => {
    const sums = sumPayments([
      payment({ id: 'a', ...forOne }),
      payment({
        id: 'b',
        kind: 'refund',
        amountMinor: 1500,
        invoiceIds: ['i1'],
        allocatedMinor: [1000],
      }),
      payment({
        id: 'c',
        method: 'credit',
        amountMinor: 2000,
        invoiceIds: ['i2'],
        allocatedMinor: [2000],
      }),
    ])
    expect([...sums.paid]).toEqual([
      ['i1', 3000],
      ['i2', 2000],
    ])
    expect(sums.unallocatedMinor).toBe(10_000 - 4000 - 500 - 2000)
  })

  it('is the same in any order, and what was reversed never happened', () => {
    const payments = [
      payment({ id: 'a', ...forOne }),
      payment({ id: 'b', kind: 'refund', amountMinor: 700 }),
      payment({ id: 'c', amountMinor: 300, invoiceIds: ['i1'], allocatedMinor: [300] }),
      payment({ id: 'a_reversal', kind: 'reversal', reversalOf: 'a', ...forOne }),
    ]
    const expected = sumPayments(payments.slice(1, 3))
    fc.assert(
      fc.property(fc.shuffledSubarray(payments, { minLength: 4, maxLength: 4 }), (shuffled) => {
        const sums = sumPayments(shuffled)
        expect(sums.unallocatedMinor).toBe(expected.unallocatedMinor)
        expect(sums.paid.get('i1')).toBe(expected.paid.get('i1'))
      }),
      { seed: 7 },
    )
  })
})

it('asks about the same payment within two minutes only', () => {
  const at = Date.parse('2026-03-02T09:01:59.000Z')
  expect(isRepeated(payment(), [payment()], at)).toBe(true)
  expect(isRepeated(payment(), [payment()], at + 2000)).toBe(false)
  for (const more of [{ method: 'card' }, { amountMinor: 1 }, { customerId: 'c2' }] as const)
    expect(isRepeated(payment(more), [payment()], at)).toBe(false)
})
