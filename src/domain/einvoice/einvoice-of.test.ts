import { expect, it } from 'vitest'
import { contentOf } from '../invoice/invoice-content.ts'
import { invoiceLineFixture } from '../invoice/invoice.fixture.ts'
import {
  einvoiceFixture,
  finalParts,
  issuedInvoice,
  sellerFixture,
  type IssuedParts,
} from './einvoice.fixture.ts'
import { einvoiceOf } from './einvoice-of.ts'
import { brokenRules } from './rules/broken-rules.ts'

const made = (parts: IssuedParts) => {
  const invoice = issuedInvoice(parts)
  return einvoiceOf(invoice, contentOf(invoice), { credited: null })
}
const line = invoiceLineFixture

it('says what the invoice says', () => {
  expect(einvoiceFixture()).toMatchObject({
    customizationId: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    number: 'INV-2026-00007',
    typeCode: '380',
    period: { start: '2026-02-27', end: '2026-03-01' },
    seller: { vatId: 'DE123456789', taxNumber: '22/123/45678', identifier: '' },
    payment: { meansCode: '58', account: { id: 'DE89370400440532013000' } },
    totals: { lines: '100.00', net: '100.00', tax: '20.00', total: '120.00', payable: '120.00' },
    taxes: [{ category: 'S', rate: '20', base: '100.00', tax: '20.00', reason: '' }],
    lines: [{ id: '1', quantity: '1', unitCode: 'C62', net: '100.00', price: '100.00' }],
  })
})

it('turns prices with tax into prices without', () => {
  const lines = ['l1', 'l2', 'l3'].map((id) => line({ id, priceMinor: 999 }))
  const { lines: shown, totals } = einvoiceFixture({ isInclusive: true, lines })
  expect(shown.map(({ net, price }) => [net, price])).toEqual([
    ['8.33', '8.33'],
    ['8.32', '8.32'],
    ['8.32', '8.32'],
  ])
  expect(totals).toMatchObject({ lines: '24.97', tax: '5.00', total: '29.97' })
})

it('takes discounts off as allowances, and gives them back as charges', () => {
  const ten = { kind: 'percent', milliPercent: 10_000 } as const
  const reduced = { ...line().tax, rateMilliPercent: 8875 }
  const lines = [
    line({ discount: ten }),
    line({ id: 'l2', quantityMilli: -500, discount: ten, tax: reduced }),
  ]
  const { lines: shown, adjustments, totals } = einvoiceFixture({ lines, discount: ten })
  expect(shown.map(({ net }) => net)).toEqual(['90.00', '-45.00'])
  expect(shown.map((one) => one.adjustments)).toMatchObject([
    [{ isCharge: false, amount: '10.00', reason: 'Discount', reasonCode: '95' }],
    [{ isCharge: true, amount: '5.00', reasonCode: '' }],
  ])
  expect(adjustments).toMatchObject([
    { isCharge: false, amount: '9.00', category: 'S', rate: '20' },
    { isCharge: true, amount: '4.50', category: 'S', rate: '8.875' },
  ])
  expect(totals).toMatchObject({
    lines: '45.00',
    allowances: '9.00',
    charges: '4.50',
    net: '40.50',
  })
})

it('tells prepaid sums and rounding', () => {
  expect(einvoiceFixture({ prepaidMinor: 3002, cashStepMinor: 5 }).totals).toMatchObject({
    prepaid: '30.02',
    rounding: '0.02',
    payable: '90.00',
  })
})

it('says what a credit note is about, and asks for no transfer', () => {
  const credited = { number: 'INV-2026-00001', issuedOn: '2026-01-05' }
  const credit = einvoiceFixture({ kind: 'credit', creditOf: 'i0' }, { credited })
  expect(credit.typeCode).toBe('381')
  expect(credit.preceding).toEqual([credited])
  expect(credit.payment).toMatchObject({ meansCode: '97', account: null })
})

it('gives the reason why no tax is charged', () => {
  const exempt = { code: 'X', category: 'E', rateMilliPercent: 0, reason: '§ 4 UStG' } as const
  const shifted = { code: 'Y', category: 'AE', rateMilliPercent: 0, reason: '' } as const
  const lines = [line({ tax: exempt }), line({ id: 'l2', tax: shifted })]
  expect(einvoiceFixture({ lines }).taxes).toMatchObject([
    { category: 'E', reason: '§ 4 UStG', reasonCode: '' },
    { category: 'AE', reason: '', reasonCode: 'VATEX-EU-AE' },
  ])
})

it('sells what is not taxable without VAT numbers and rates', () => {
  const tax = { code: 'O', category: 'O', rateMilliPercent: 0, reason: '' } as const
  const invoice = einvoiceFixture({
    lines: [line({ tax })],
    seller: { ...sellerFixture, iban: '' },
  })
  expect(invoice.seller).toMatchObject({ vatId: '', identifier: '22/123/45678' })
  expect(invoice.buyer).toMatchObject({ vatId: '', identifier: 'ATU12345678', taxNumber: '' })
  expect([invoice.taxes[0]?.rate, invoice.lines[0]?.rate]).toEqual(['', ''])
})

it('is plain EN 16931 where something is missing that XRechnung asks for', () => {
  for (const missing of ['iban', 'phone', 'email'])
    expect(einvoiceFixture({ seller: { ...sellerFixture, [missing]: '' } }).customizationId).toBe(
      'urn:cen.eu:en16931:2017',
    )
})

it('refuses what no e-invoice can say', () => {
  expect(made({ status: 'issuing' })).toEqual({ ok: false, problem: 'notIssued' })
  expect(made({ currency: 'KWD' })).toEqual({ ok: false, problem: 'decimals' })
  expect(made({ seller: { name: '' } })).toEqual({ ok: false, problem: 'unreadable' })
  const [one, other] = [issuedInvoice(), issuedInvoice({ lines: [line({ priceMinor: 1 })] })]
  expect(
    einvoiceOf({ ...one, lines: other.lines }, contentOf({ ...one, lines: other.lines }), {
      credited: null,
    }),
  ).toEqual({ ok: false, problem: 'unreadable' })
})

it('is of type 386 for a deposit, and names the deposits that an invoice takes off', () => {
  const deposit = einvoiceFixture({ kind: 'deposit' })
  expect([deposit.typeCode, brokenRules(deposit)]).toEqual(['386', []])
  const final = einvoiceFixture(finalParts)
  expect(final).toMatchObject({
    typeCode: '380',
    preceding: [{ number: 'INV-2026-00003', issuedOn: '2026-02-01' }],
    totals: { total: '120.00', prepaid: '36.00', payable: '84.00' },
  })
  expect(brokenRules(final)).toEqual([])
})
