import { expect, it } from 'vitest'
import { emptyAddress } from '../entities/fields.ts'
import { invoiceLineFixture } from './invoice.fixture.ts'
import { invoiceTotals } from './invoice-totals.ts'
import { isBlocking, type IssueFacts, missingForIssue } from './missing-for-issue.ts'

const address = { ...emptyAddress, line1: '1 Quay', city: 'Harbour' }
const priced = { isInclusive: false, taxRounding: 'document' } as const

function factsOf(lines = [invoiceLineFixture()], more: Partial<IssueFacts> = {}): IssueFacts {
  return {
    invoice: { kind: 'invoice' },
    content: { lines },
    totals: invoiceTotals(priced, { lines, discount: null }),
    creditable: [],
    company: {
      name: 'Acme',
      legalName: '',
      address,
      taxIds: [{ id: 't1', label: 'VAT', value: '1' }] as never,
    },
    customer: { id: 'cu1' } as IssueFacts['customer'],
    address,
    ...more,
  }
}
const kindsOf = (facts: IssueFacts) => missingForIssue(facts).map(({ kind }) => kind)

it('finds nothing missing on a complete invoice', () => {
  expect(missingForIssue(factsOf())).toEqual([])
})

it('names what prevents it', () => {
  const company = { name: ' ', legalName: '', address, taxIds: [] }
  expect(kindsOf(factsOf([], { company, customer: null }))).toEqual([
    'lines',
    'sellerName',
    'customer',
    'sellerTaxId',
  ])
  expect(kindsOf(factsOf([invoiceLineFixture({ quantityMilli: -1000 })]))).toEqual(['negative'])
  const large = { quantityMilli: 1_000_000_000, priceMinor: 100_000_000_000 }
  expect(kindsOf(factsOf([invoiceLineFixture(large)]))).toEqual(['tooLarge'])
})

it('lets an invoice without address, tax id or price be issued', () => {
  const company = { name: 'Acme', legalName: '', address: emptyAddress, taxIds: [] }
  const lines = [
    invoiceLineFixture(),
    invoiceLineFixture({ id: 'l2', name: 'Valve', priceMinor: 0 }),
  ]
  const missing = missingForIssue(factsOf(lines, { company, address: null }))
  expect(missing).toEqual([
    { kind: 'sellerAddress', line: '' },
    { kind: 'sellerTaxId', line: '' },
    { kind: 'buyerAddress', line: '' },
    { kind: 'price', line: 'Valve' },
  ])
  expect(missing.some(isBlocking)).toBe(false)
})

it('lets a credit note take back only what is left', () => {
  const left = { category: 'S', rateMilliPercent: 20_000, baseMinor: 9000, taxMinor: 1800 } as const
  const credit = { invoice: { kind: 'credit' }, creditable: [left] } as const
  expect(kindsOf(factsOf(undefined, credit))).toEqual(['overCredited'])
  expect(kindsOf(factsOf([invoiceLineFixture({ quantityMilli: 900 })], credit))).toEqual([])
})
