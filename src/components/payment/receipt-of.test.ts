import { beforeAll, expect, it } from 'vitest'
import { emptyAddress } from '#domain/entities/fields.ts'
import type { Payment } from '#domain/entities/payment.ts'
import { paymentArgs } from '#domain/payment/payment.fixture.ts'
import type { Translate } from '#messages/index.ts'
import { messagesIn } from '#messages/messages-in.ts'
import { receiptOf, type ReceiptSource } from './receipt-of.ts'

let en: Translate
let es: Translate
beforeAll(async () => {
  ;[en, es] = await Promise.all([messagesIn('en'), messagesIn('es')])
})

const { paymentId: id, ...entered } = paymentArgs({
  amountMinor: 123_456,
  invoiceIds: ['i1'],
  allocatedMinor: [100_000],
})
const payment = { ...entered, id, reversalOf: null } as Payment
const source = (more: Partial<Payment> = {}, isReversed = false): ReceiptSource => ({
  payment: { ...payment, ...more },
  isReversed,
  numbers: new Map([['i1', 'INV-1']]),
  customerName: 'Ashgrove',
  company: {
    name: 'Harbour',
    legalName: '',
    phone: '',
    email: '',
    website: '',
    taxIds: [],
    address: { ...emptyAddress, country: 'ES' },
  } as unknown as ReceiptSource['company'],
})

it('says in the customer’s language what was received and what for', () => {
  expect(receiptOf(source(), en, 'en')).toMatchObject({
    heading: 'Receipt',
    amount: '€1,234.56',
    facts: [
      ['Received from', 'Ashgrove'],
      ['Date', '2 Mar 2026'],
      ['Method', 'Cash'],
    ],
    uses: [
      ['INV-1', '€1,000.00'],
      ['Credit', '€234.56'],
    ],
    warning: '',
  })
  const { heading, amount } = receiptOf(source(), es, 'es')
  expect([heading, amount]).toEqual(['Recibo', '1234,56\u00A0€'])
})

it('tells a refund and a reversed payment from money received', () => {
  const refund = receiptOf(source({ kind: 'refund', reference: 'R 7' }), en, 'en')
  expect([refund.heading, refund.uses.length]).toEqual(['Refund receipt', 1])
  expect(refund.facts.at(-1)).toEqual(['Reference', 'R 7'])
  expect(receiptOf(source({}, true), en, 'en').warning).toContain('reversed')
  const onSite = receiptOf(source({ invoiceIds: [], allocatedMinor: [] }), en, 'en')
  expect(onSite.uses).toEqual([])
})

it('keeps the reference of a payment for its reversal', () => {
  const reversal = source({ id: 'p1_reversal', kind: 'reversal', reversalOf: 'p1' })
  expect(receiptOf(reversal, en, 'en').ref).toBe(receiptOf(source(), en, 'en').ref)
})
