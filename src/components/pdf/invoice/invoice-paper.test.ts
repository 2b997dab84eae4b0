import { expect, it } from 'vitest'
import {
  buyerFixture,
  finalParts,
  type IssuedParts,
  issuedInvoice,
  sellerFixture,
} from '#domain/einvoice/einvoice.fixture.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { invoiceLineFixture as line } from '#domain/invoice/invoice.fixture.ts'
import { type PaperOptions, paperOf } from './invoice-paper.ts'

function paper(parts: IssuedParts = {}, options: Partial<PaperOptions> = {}) {
  const invoice = issuedInvoice(parts)
  const made = paperOf(invoice, contentOf(invoice), {
    language: 'en',
    creditOf: '',
    terms: '',
    ...options,
  })
  if (!made) throw new Error('Too large')
  return made
}

const ten = { kind: 'percent', milliPercent: 10_000 } as const

it('says what the invoice says', () => {
  expect(paper()).toMatchObject({
    heading: 'Invoice',
    number: 'INV-2026-00007',
    seller: {
      name: 'Hafen Haustechnik GmbH',
      lines: ['Kai 1', '20457 Hamburg', 'Germany', ...anything(2)],
    },
    buyer: { lines: ['Ring 2', '1010 Wien', 'Austria', 'UID ATU12345678'] },
    lines: [{ quantity: '1', price: '€100.00', rate: '20%', amount: '€100.00', details: [] }],
    sums: [
      ['Total without tax', '€100.00'],
      ['Tax', '€20.00'],
      ['Total', '€120.00'],
    ],
    payable: ['Amount due', '€120.00'],
    taxes: [['20%', '€100.00', '€20.00']],
    payment: [
      ['Due', '16 Mar 2026'],
      ['IBAN', 'DE89 3704 0044 0532 0130 00'],
      ['Reference', 'INV-2026-00007'],
    ],
  })
})

it('speaks the language of its reader in the form of the seller’s country', () => {
  const mexican = { ...sellerFixture, address: { ...sellerFixture.address, country: 'MX' } }
  const made = paper({ currency: 'USD', seller: mexican }, { language: 'es' })
  expect(made.heading).toBe('Factura')
  expect(made.payable).toEqual(['Total a pagar', 'USD\u00A0120.00'])
  expect(paper({}, { language: 'es' }).payable).toEqual(['Total a pagar', '120,00\u00A0€'])
})

it('shows discounts, prepaid sums and rounding', () => {
  const lines = [line({ discount: ten, quantityMilli: 1500, unitCode: 'HUR', perQuantity: 10 })]
  const made = paper({ lines, discount: ten, prepaidMinor: 502, cashStepMinor: 5 })
  expect(made.lines[0]).toMatchObject({
    quantity: '1.5 h',
    price: '€100.00 / 10',
    details: ['Discount 10%: -€1.50'],
    amount: '€13.50',
  })
  expect(made.sums).toEqual([
    ['Subtotal', '€13.50'],
    ['Discount', '-€1.35'],
    ['Total without tax', '€12.15'],
    ['Tax', '€2.43'],
    ['Total', '€14.58'],
    ['Already paid', '-€5.02'],
    ['Rounding', '-€0.01'],
  ])
  expect(made.payable[1]).toBe('€9.55')
})

it('shows prices with tax as they were entered', () => {
  const made = paper({ lines: [line({ priceMinor: 999 })], isInclusive: true, discount: ten })
  expect(made.lines[0]?.amount).toBe('€9.99')
  expect(made.sums.slice(0, 2)).toEqual([
    ['Subtotal', '€9.99'],
    ['Discount', '-€1.00'],
  ])
  expect(made.remarks).toContain('Prices include tax.')
})

it('marks a draft, which has no number and no code to pay with', () => {
  const made = paper({ status: 'issuing', number: '', issuedOn: null, dueOn: null })
  expect(made).toMatchObject({ number: 'Draft, number pending', isDraft: true, code: null })
  expect(made.madeAt).toBe('2026-03-02T09:00:00Z')
})

it('says what a credit note is about, and asks for no payment', () => {
  const made = paper({ kind: 'credit' }, { creditOf: 'INV-2026-00001' })
  expect(made).toMatchObject({ heading: 'Credit note', payment: [], code: null })
  expect(made.facts).toContainEqual(['Credit for invoice', 'INV-2026-00001'])
  expect(made.facts.map(([label]) => label)).not.toContain('Due')
})

it('names the country only where the parties are in different ones', () => {
  const neighbour = { ...buyerFixture, address: { ...buyerFixture.address, country: 'DE' } }
  expect(paper({ buyer: neighbour }).buyer.lines).not.toContain('Germany')
})

function anything(count: number): readonly unknown[] {
  return Array.from({ length: count }, () => expect.any(String) as unknown)
}

it('names each deposit that it takes off', () => {
  const made = paper(finalParts)
  expect(made.heading).toBe('Final invoice')
  expect(made.sums.at(-1)).toEqual([
    'Less deposit INV-2026-00003, 1 Feb 2026 (Tax €6.00)',
    '-€36.00',
  ])
  expect(made.payable).toEqual(['Amount due', '€84.00'])
  expect(paper({ kind: 'deposit' }).heading).toBe('Deposit invoice')
})

it('heads the lines of one order with it', () => {
  const lines = ['W-1 Boiler', 'W-1 Boiler', 'W-2 Pump'].map((note, i) =>
    line({ id: `l${i}`, note }),
  )
  expect(
    paper({ lines }).lines.map(({ heading, isGrouped, details }) => [heading, isGrouped, details]),
  ).toEqual([
    ['W-1 Boiler', true, []],
    ['', true, []],
    ['', false, ['W-2 Pump']],
  ])
})
