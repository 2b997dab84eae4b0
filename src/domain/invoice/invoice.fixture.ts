import type { MutationArgs } from '../mutation/registry.ts'
import type { InvoiceLine } from './invoice-content.ts'
import { emptyAddress } from '../entities/fields.ts'

/** A line of some pieces at 20 %, for tests. */
export function invoiceLineFixture(more: Partial<InvoiceLine> = {}): InvoiceLine {
  return {
    id: 'l1',
    sources: [],
    name: 'Boiler service',
    note: '',
    quantityMilli: 1000,
    unitCode: 'C62',
    priceMinor: 10_000,
    perQuantity: 1,
    discount: null,
    tax: { code: 'STD', category: 'S', rateMilliPercent: 20_000, reason: '' },
    ...more,
  }
}

/** A draft over 120.00 with tax, for tests. */
export function invoiceArgs(
  more: Partial<MutationArgs<'invoice/create'>> = {},
): MutationArgs<'invoice/create'> {
  return {
    invoiceId: 'i1',
    kind: 'invoice',
    customerId: 'cu1',
    orderIds: [],
    currency: 'EUR',
    creditOf: null,
    isInclusive: false,
    taxRounding: 'document',
    discount: null,
    lines: [invoiceLineFixture()],
    note: '',
    termsDays: 14,
    supplyFrom: null,
    supplyTo: null,
    ...more,
  }
}

/** The issue of that draft, for tests. */
export function issueArgs(
  more: Partial<MutationArgs<'invoice/issue'>> = {},
): MutationArgs<'invoice/issue'> {
  const party = { address: emptyAddress, taxIds: [], phone: '', email: '', website: '', iban: '' }
  return {
    invoiceId: 'i1',
    day: '2026-03-02',
    totalMinor: 12_000,
    seller: { ...party, name: 'Acme Heating' },
    buyer: { ...party, name: 'Harbour School' },
    creditOf: null,
    ...more,
  }
}
