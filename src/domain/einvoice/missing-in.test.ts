import { expect, it } from 'vitest'
import { invoiceLineFixture as line } from '../invoice/invoice.fixture.ts'
import { emptyAddress } from '../entities/fields.ts'
import type { TaxCategory } from '../company/tax-code.ts'
import {
  buyerFixture,
  einvoiceFixture,
  type IssuedParts,
  sellerFixture,
} from './einvoice.fixture.ts'
import { missingIn, type Missing } from './missing-in.ts'

const taxed = (category: TaxCategory, rateMilliPercent = 0) =>
  line({ id: category, tax: { code: category, category, rateMilliPercent, reason: '' } })
const nowhere = { ...sellerFixture.address, country: '' }
const anonymous = { ...buyerFixture, taxIds: [] }

it('finds nothing in a complete one', () => {
  expect(missingIn(einvoiceFixture())).toEqual([])
  expect(missingIn(einvoiceFixture({ lines: [taxed('K')] }))).toEqual([])
  expect(missingIn(einvoiceFixture({ lines: [taxed('O')] }))).toEqual([])
})

it.each<[Missing, IssuedParts]>([
  ['sellerCountry', { seller: { ...sellerFixture, address: nowhere } }],
  ['buyerCountry', { buyer: { ...buyerFixture, address: emptyAddress } }],
  ['country', { buyer: { ...buyerFixture, address: { ...nowhere, country: 'Österreich' } } }],
  ['sellerTaxId', { seller: { ...sellerFixture, taxIds: [] } }],
  ['sellerTaxId', { seller: { ...sellerFixture, taxIds: ['St.-Nr. 1'] }, lines: [taxed('G')] }],
  ['buyerTaxId', { buyer: anonymous, lines: [taxed('AE')] }],
  ['buyerTaxId', { buyer: anonymous, lines: [taxed('K')] }],
  ['exemptionReason', { lines: [taxed('E')] }],
  ['zeroRate', { lines: [taxed('Z', 5000)] }],
  ['standardRate', { lines: [taxed('S')] }],
  ['mixedTaxes', { lines: [taxed('O'), taxed('Z')] }],
  ['supplyDays', { lines: [taxed('K')], supplyFrom: null, supplyTo: null }],
  ['unit', { lines: [line({ unitCode: 'ZZ9' })] }],
  ['currency', { currency: 'ABC' }],
])('says what is missing: %s', (missing, parts) => {
  expect(missingIn(einvoiceFixture(parts))).toContain(missing)
})

it('says each thing once, and tells what nobody can enter', () => {
  const invoice = einvoiceFixture({ lines: [line(), line({ id: 'l2' })] })
  const wrong = { ...invoice, totals: { ...invoice.totals, net: '1.00' } }
  expect(missingIn(wrong)).toEqual(['other'])
})
