import { expect, it } from 'vitest'
import {
  leftOver,
  payableInvoices,
  type PaymentDraft,
  paymentErrors,
  paymentOf,
  type PaymentSubject,
  sharesOf,
} from './payment-form.ts'

const today = '2026-04-01'
const open = [
  { id: 'old', issuedOn: '2026-01-01', dueOn: '2026-01-15', openMinor: 6000 },
  { id: 'new', issuedOn: '2026-02-01', dueOn: '2026-02-15', openMinor: 3000 },
]
const subject = (more: Partial<PaymentSubject> = {}): PaymentSubject => ({
  mode: 'payment',
  customerId: 'c1',
  currency: 'EUR',
  orderId: null,
  invoiceId: null,
  open,
  mostMinor: null,
  startMinor: 9000,
  ...more,
})
const draft = (more: Partial<PaymentDraft> = {}): PaymentDraft => ({
  amountMinor: 10_000,
  method: 'transfer',
  receivedOn: today,
  reference: ' 4711 ',
  shares: null,
  ...more,
})

it('pays the oldest first, and keeps the rest as credit', () => {
  expect([...sharesOf(subject(), draft())]).toEqual([
    ['old', 6000],
    ['new', 3000],
  ])
  expect(leftOver(subject(), draft())).toBe(1000)
  expect(paymentOf(subject(), draft(), 'p1')).toMatchObject({
    kind: 'payment',
    method: 'transfer',
    amountMinor: 10_000,
    reference: '4711',
    invoiceIds: ['old', 'new'],
    allocatedMinor: [6000, 3000],
  })
})

it('pays the invoice of the page before older ones', () => {
  const own = subject({ invoiceId: 'new' })
  expect([...sharesOf(own, draft({ amountMinor: 4000 }))]).toEqual([
    ['new', 3000],
    ['old', 1000],
  ])
  const many = Array.from({ length: 30 }, (_, i) => ({
    id: `i${i}`,
    issuedOn: '2026-01-01',
    dueOn: '2026-01-15',
    openMinor: 1,
  }))
  const [first, ...rest] = payableInvoices(subject({ open: many, invoiceId: 'i29' }))
  expect([first?.id, rest.length]).toEqual(['i29', 19])
})

it('uses the amounts that were entered for each invoice, where they are possible', () => {
  const shares = new Map([
    ['old', 0],
    ['new', 2500],
  ])
  expect(paymentOf(subject(), draft({ shares }), 'p1')).toMatchObject({
    invoiceIds: ['new'],
    allocatedMinor: [2500],
  })
  expect(leftOver(subject(), draft({ shares }))).toBe(7500)
  const errors = (more: Partial<PaymentDraft>) => paymentErrors(subject(), draft(more), today)
  expect(errors({ shares })).toEqual({})
  expect(errors({ shares, amountMinor: 2000 })).toEqual({ shares: 'over' })
  expect(errors({ shares: new Map([['new', 3001]]) })).toEqual({ shares: 'over' })
  expect(errors({ shares: new Map([['new', undefined]]) })).toEqual({ shares: 'over' })
})

it('wants an amount and a day that is not to come', () => {
  const errors = (more: Partial<PaymentDraft>) => paymentErrors(subject(), draft(more), today)
  expect(errors({ amountMinor: undefined })).toEqual({ amount: 'required' })
  expect(errors({ amountMinor: 0 })).toEqual({ amount: 'required' })
  expect(errors({ receivedOn: '2026-04-02' })).toEqual({ receivedOn: 'future' })
  expect(errors({ receivedOn: '' })).toEqual({ receivedOn: 'required' })
})

it('gives back no more than there is, of the invoice whose page it is', () => {
  const refund = subject({ mode: 'refund', invoiceId: 'paid', mostMinor: 5000 })
  expect(paymentErrors(refund, draft({ amountMinor: 5001 }), today)).toEqual({ amount: 'most' })
  expect(paymentErrors(refund, draft({ amountMinor: 5000 }), today)).toEqual({})
  expect(paymentOf(refund, draft({ amountMinor: 5000 }), 'p1')).toMatchObject({
    kind: 'refund',
    invoiceIds: ['paid'],
    allocatedMinor: [5000],
  })
  const ofCredit = { ...refund, invoiceId: null }
  expect(paymentOf(ofCredit, draft({ amountMinor: 5000 }), 'p1').invoiceIds).toEqual([])
})

it('uses credit for invoices alone, and no more of it than there is', () => {
  const credit = subject({ mode: 'credit', mostMinor: 7000, startMinor: 7000 })
  expect(paymentErrors(credit, draft(), today)).toEqual({})
  expect(paymentOf(credit, draft(), 'p1')).toMatchObject({
    method: 'credit',
    amountMinor: 7000,
    invoiceIds: ['old', 'new'],
    allocatedMinor: [6000, 1000],
  })
  const all = new Map(open.map(({ id, openMinor }) => [id, openMinor]))
  expect(paymentErrors(credit, draft({ shares: all }), today)).toEqual({ shares: 'over' })
  expect(paymentErrors(credit, draft({ shares: new Map() }), today)).toEqual({
    shares: 'required',
  })
})
