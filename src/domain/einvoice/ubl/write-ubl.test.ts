import { expect, it } from 'vitest'
import { einvoiceFixture } from '../einvoice.fixture.ts'
import { writeUbl } from './write-ubl.ts'

const credited = { number: 'INV-1', issuedOn: '2026-01-05' }

it('writes an invoice', () => {
  const xml = writeUbl(einvoiceFixture())
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<Invoice xmlns="urn:oasis/)
  expect(xml).toContain('<cbc:DueDate>2026-03-16</cbc:DueDate>')
  expect(xml).toContain('<cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>')
  expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">120.00</cbc:PayableAmount>')
})

it('writes a credit note, whose due day stands with the payment', () => {
  const xml = writeUbl(einvoiceFixture({ kind: 'credit', creditOf: 'i0' }, { credited }))
  expect(xml).toContain('<CreditNote xmlns="urn:oasis')
  expect(xml).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>')
  expect(xml).toContain('<cbc:PaymentDueDate>2026-03-16</cbc:PaymentDueDate>')
  expect(xml).toContain('<cbc:CreditedQuantity unitCode="C62">1</cbc:CreditedQuantity>')
  expect(xml).not.toMatch(/DueDate>2026-03-16<\/cbc:DueDate|InvoiceLine|InvoiceTypeCode/)
})

it('writes the same bytes again', () => {
  expect(writeUbl(einvoiceFixture())).toBe(writeUbl(einvoiceFixture()))
})
