import { expect, it } from 'vitest'
import type { Payment } from '../entities/payment.ts'
import { accountOf } from './customer-account.ts'
import { paymentArgs } from './payment.fixture.ts'

const { paymentId: _, ...entered } = paymentArgs()
const payment = (id: string, more: Partial<Payment> = {}) =>
  ({ ...entered, id, reversalOf: null, createdAt: '2026-03-02T09:00:00.000Z', ...more }) as Payment
const invoice = (id: string, more: object = {}) => ({
  id,
  kind: 'invoice' as const,
  status: 'issued' as const,
  currency: 'EUR',
  totalMinor: 10_000,
  prepaidMinor: null,
  creditedMinor: 0,
  issuedOn: '2026-01-01',
  dueOn: '2026-02-01',
  seq: 1,
  createdAt: '2026-01-01T08:00:00.000Z',
  ...more,
})
const forOne = { invoiceIds: ['i1'], allocatedMinor: [10_000] }
const standing = (...args: Parameters<typeof accountOf>) => {
  const { open, openMinor, creditMinor } = accountOf(...args)
  return [open.map(({ id }) => id), openMinor, creditMinor]
}

it('lists what is open, first due first, and what was received for nothing', () => {
  const invoices = [
    invoice('pending', { status: 'issuing', issuedOn: null, dueOn: null }),
    invoice('i1', { dueOn: '2026-03-01' }),
    invoice('i2', { creditedMinor: 4000 }),
    invoice('draft', { status: 'draft' }),
    invoice('yen', { currency: 'JPY' }),
  ]
  const half = { invoiceIds: ['i1'], allocatedMinor: [5000] }
  expect(standing(invoices, [payment('p1', half)], 'EUR')).toEqual([
    ['i2', 'i1', 'pending'],
    6000 + 5000 + 10_000,
    5000,
  ])
  expect(standing(invoices, [payment('p1', half)], 'JPY')).toEqual([['yen'], 10_000, 0])
})

it('lists what is due on the same day by number', () => {
  const invoices = [
    invoice('a', { seq: 12 }),
    invoice('b', { seq: 9 }),
    invoice('c', { seq: null }),
  ]
  expect(standing(invoices, [], 'EUR')[0]).toEqual(['b', 'a', 'c'])
})

it('takes what was paid twice for credit, until it is used or given back', () => {
  const invoices = [invoice('i1'), invoice('i2')]
  const twice = [payment('p1', forOne), payment('p2', forOne)]
  expect(standing(invoices, twice, 'EUR')).toEqual([['i2'], 10_000, 10_000])
  const use = payment('p3', { method: 'credit', invoiceIds: ['i2'], allocatedMinor: [10_000] })
  expect(standing(invoices, [...twice, use], 'EUR')).toEqual([[], 0, 0])
  expect(standing(invoices, [...twice, payment('p4', { kind: 'refund' })], 'EUR')).toEqual([
    ['i2'],
    10_000,
    0,
  ])
  const ofOne = payment('p5', { kind: 'refund', ...forOne })
  expect(standing(invoices, [...twice, ofOne], 'EUR')).toEqual([['i2'], 10_000, 0])
})

it('takes for credit what a credit note took back, and what was paid on a discarded draft', () => {
  const credited = invoice('i1', { creditedMinor: 3000 })
  expect(standing([credited], [payment('p1', forOne)], 'EUR')).toEqual([[], 0, 3000])
  const discarded = invoice('i1', { status: 'discarded' })
  expect(standing([discarded], [payment('p1', forOne)], 'EUR')).toEqual([[], 0, 10_000])
})

it('is below nothing where the same credit was used twice', () => {
  const use = (id: string) => payment(id, { method: 'credit', ...forOne })
  const invoices = [invoice('i1', { totalMinor: 20_000 })]
  expect(standing(invoices, [payment('p1'), use('p2'), use('p3')], 'EUR')).toEqual([[], 0, -10_000])
})
