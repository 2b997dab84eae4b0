import { expect, it } from 'vitest'
import { einvoiceFixture } from '../einvoice.fixture.ts'
import { writeCii } from './write-cii.ts'

it('writes an invoice', () => {
  const xml = writeCii(einvoiceFixture())
  expect(xml).toContain('<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece')
  expect(xml).toContain('<udt:DateTimeString format="102">20260302</udt:DateTimeString>')
  expect(xml).toContain('<ram:TaxTotalAmount currencyID="EUR">20.00</ram:TaxTotalAmount>')
  expect(xml).toContain('<ram:DuePayableAmount>120.00</ram:DuePayableAmount>')
})

it('says what a credit note is about', () => {
  const credited = { number: 'INV-1', issuedOn: '2026-01-05' }
  const xml = writeCii(einvoiceFixture({ kind: 'credit', creditOf: 'i0' }, { credited }))
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>')
  expect(xml).toContain('<ram:IssuerAssignedID>INV-1</ram:IssuerAssignedID>')
  expect(xml).toContain('<qdt:DateTimeString format="102">20260105</qdt:DateTimeString>')
})

it('has the delivery group where nothing is known of it', () => {
  const xml = writeCii(einvoiceFixture({ supplyFrom: null, supplyTo: null }))
  expect(xml).toContain('<ram:ApplicableHeaderTradeDelivery></ram:ApplicableHeaderTradeDelivery>')
})
