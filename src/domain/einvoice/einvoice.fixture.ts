import type { Invoice } from '../entities/invoice.ts'
import { emptyAddress } from '../entities/fields.ts'
import { contentOf, type InvoiceContent, type InvoiceLine } from '../invoice/invoice-content.ts'
import { invoiceLineFixture } from '../invoice/invoice.fixture.ts'
import { totalsOf } from '../money/document/totals-of.ts'
import { einvoiceOf, type EInvoiceOptions } from './einvoice-of.ts'
import type { EInvoice } from './model.ts'

const party = { phone: '', email: '', website: '', iban: '' }

export const sellerFixture = {
  ...party,
  name: 'Hafen Haustechnik GmbH',
  address: {
    ...emptyAddress,
    line1: 'Kai 1',
    postcode: '20457',
    city: 'Hamburg',
    country: 'DE',
  },
  taxIds: ['USt-IdNr. DE123456789', 'Steuernummer 22/123/45678'],
  phone: '+49 40 1234567',
  email: 'buero@hafen.example',
  iban: 'DE89370400440532013000',
}

export const buyerFixture = {
  ...party,
  name: 'Schule am Hafen',
  address: {
    ...emptyAddress,
    line1: 'Ring 2',
    postcode: '1010',
    city: 'Wien',
    country: 'AT',
  },
  taxIds: ['UID ATU12345678'],
  email: 'rechnung@schule.example',
  buyerReference: '04011000-12345-34',
}

export interface IssuedParts extends Partial<Invoice> {
  readonly lines?: readonly InvoiceLine[]
  readonly discount?: InvoiceContent['discount']
  readonly seller?: object
  readonly buyer?: object
  readonly prepaidMinor?: number
  readonly cashStepMinor?: number
}

/** An issued invoice of these parts with its sums, for tests. */
export function issuedInvoice(parts: IssuedParts = {}): Invoice {
  const { prepaidMinor = 0, cashStepMinor = 1, ...more } = parts
  const lines = parts.lines ?? [invoiceLineFixture()]
  const { isInclusive = false, taxRounding = 'document', discount = null } = parts
  const sums = totalsOf({ lines, isInclusive, taxRounding, discount, prepaidMinor, cashStepMinor })
  if (!sums) throw new Error('These sums are too large')
  const { lines: _, ...totals } = sums
  return {
    schema: 1,
    updatedAt: '2026-03-02T10:00:00Z',
    updatedBy: 'u1',
    deletedAt: null,
    id: 'i1',
    kind: 'invoice',
    status: 'issued',
    customerId: 'cu1',
    orderIds: [],
    currency: 'EUR',
    isInclusive,
    taxRounding,
    note: 'Thank you',
    termsDays: 14,
    supplyFrom: '2026-02-27',
    supplyTo: '2026-03-01',
    depositIds: [],
    deposits: null,
    prepaidMinor,
    finalId: null,
    creditOf: null,
    actedOn: '2026-03-02',
    totalMinor: totals.totalMinor,
    seq: 7,
    number: 'INV-2026-00007',
    issuedOn: '2026-03-02',
    dueOn: '2026-03-16',
    creditIds: [],
    creditedMinor: null,
    credited: null,
    sentAt: null,
    createdAt: '2026-03-02T09:00:00Z',
    createdBy: 'u1',
    seller: sellerFixture,
    buyer: buyerFixture,
    totals,
    ...more,
    discount,
    lines,
  }
}

/** The e-invoice of such an invoice, for tests. */
export function einvoiceFixture(
  parts: IssuedParts = {},
  options: EInvoiceOptions = { credited: null },
): EInvoice {
  const invoice = issuedInvoice(parts)
  const made = einvoiceOf(invoice, contentOf(invoice), options)
  if (!made.ok) throw new Error(made.problem)
  return made.value
}

/** A final invoice over 120.00 that takes a deposit of 36.00 off, for tests. */
export const finalParts: IssuedParts = {
  prepaidMinor: 3600,
  depositIds: ['d1'],
  deposits: [
    {
      id: 'd1',
      number: 'INV-2026-00003',
      issuedOn: '2026-02-01',
      taxes: [
        { code: 'STD', category: 'S', rateMilliPercent: 20_000, baseMinor: 3000, taxMinor: 600 },
      ],
      netMinor: 3000,
      taxMinor: 600,
      totalMinor: 3600,
    },
  ],
}
