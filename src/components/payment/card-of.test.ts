import { expect, it } from 'vitest'
import type { Payment } from '#domain/entities/payment.ts'
import { accountOf } from '#domain/payment/customer-account.ts'
import { paymentArgs } from '#domain/payment/payment.fixture.ts'
import { cardOf } from './card-of.ts'

const { paymentId: _, ...entered } = paymentArgs()
const item = (id: string, more: Partial<Payment> = {}) => ({
  payment: { ...entered, id, reversalOf: null, ...more } as Payment,
  isUnsent: false,
})
const invoice = (id: string, more: object = {}) => ({
  id,
  kind: 'invoice' as const,
  status: 'issued' as const,
  currency: 'EUR',
  totalMinor: 8000,
  prepaidMinor: null,
  creditedMinor: 0,
  issuedOn: '2026-01-01',
  dueOn: '2026-02-01',
  seq: 1,
  createdAt: '2026-01-01T08:00:00.000Z',
  ...more,
})
const [one, two] = [invoice('i1'), invoice('i2', { totalMinor: 3000 })]
const card = (items: readonly ReturnType<typeof item>[], about: typeof one | null) =>
  cardOf(
    accountOf(
      [one, two],
      items.map(({ payment }) => payment),
      'EUR',
    ),
    items,
    about,
  )
const forOne = (minor: number) => ({ invoiceIds: ['i1'], allocatedMinor: [minor] })

it('begins with the balance of the invoice, or of all that the customer owes', () => {
  const items = [item('p1', { amountMinor: 2000, ...forOne(2000) })]
  expect(card(items, one)).toMatchObject({ paidMinor: 2000, balanceMinor: 6000, creditMinor: 0 })
  expect(card(items, one).limits.payment.startMinor).toBe(6000)
  expect(card(items, two).shown).toEqual([])
  expect(card(items, null).limits.payment.startMinor).toBe(9000)
  expect(card(items, null).shown).toHaveLength(1)
})

it('takes no payment for a paid invoice, but one in advance from a customer', () => {
  const part = [item('p1', { amountMinor: 2000, ...forOne(2000) })]
  const whole = [item('p1', { amountMinor: 8000, ...forOne(8000) })]
  const more = [item('p1', { amountMinor: 8500, ...forOne(8500) })]
  expect([part, whole, more].map((items) => card(items, one).takesPayment)).toEqual([
    true,
    false,
    false,
  ])
  expect(card(more, null).takesPayment).toBe(true)
})

it('asks for a final invoice only what its deposits have left of it', () => {
  const final = invoice('i1', { prepaidMinor: 3000 })
  const items = [item('p1', { amountMinor: 1000, ...forOne(1000) })]
  const payments = items.map(({ payment }) => payment)
  const shown = cardOf(accountOf([final], payments, 'EUR'), items, final)
  expect(shown).toMatchObject({ paidMinor: 1000, balanceMinor: 4000 })
  expect(shown.limits.payment.startMinor).toBe(4000)
})

it('offers no more credit than there is and than the invoice is open for', () => {
  const items = [item('p1', { amountMinor: 5000 })]
  expect([card(items, one).usableMinor, card(items, two).usableMinor]).toEqual([5000, 3000])
  expect(card(items, one).limits.credit.mostMinor).toBe(5000)
  expect(card([item('p1', forOne(8000))], one).usableMinor).toBe(0)
})

it('gives back what was paid of the invoice, at first what was too much; else the credit', () => {
  const items = [item('p1', { amountMinor: 8500, ...forOne(8500) })]
  expect(card(items, one).limits.refund).toEqual({ mostMinor: 8500, startMinor: 500 })
  expect(card(items, null).limits.refund).toEqual({ mostMinor: 500, startMinor: 500 })
  const whole = [item('p1', { amountMinor: 8000, ...forOne(8000) })]
  expect(card(whole, one).limits.refund).toEqual({ mostMinor: 8000, startMinor: null })
  expect(card(whole, null).refundableMinor).toBe(0)
})
