import { invoiceLineFixture } from '../invoice/invoice.fixture.ts'
import type { MutationArgs } from '../mutation/registry.ts'
import type { EstimateLine } from './estimate-content.ts'

/** A line of an option over 100.00 at 20 %, for tests. */
export function estimateLineFixture(more: Partial<EstimateLine> = {}): EstimateLine {
  return { ...invoiceLineFixture(), optionId: 'op1', ...more }
}

/** A draft with two options over 120.00 and 240.00 with tax, for tests. */
export function estimateArgs(
  more: Partial<MutationArgs<'estimate/create'>> = {},
): MutationArgs<'estimate/create'> {
  return {
    estimateId: 'e1',
    orderId: null,
    readerIds: [],
    currency: 'EUR',
    taxRounding: 'document',
    title: 'New boiler',
    customerId: 'cu1',
    siteId: 's1',
    isInclusive: false,
    options: [
      { id: 'op1', name: 'Standard', note: '' },
      { id: 'op2', name: 'Premium', note: '' },
    ],
    lines: [
      estimateLineFixture(),
      estimateLineFixture({ id: 'l2', optionId: 'op2', quantityMilli: 2000 }),
    ],
    deposit: null,
    note: '',
    validUntil: '2026-03-31',
    ...more,
  }
}

/** The approval of the second option by the office, for tests. */
export function answerArgs(
  more: Partial<MutationArgs<'estimate/decide'>> = {},
): MutationArgs<'estimate/decide'> {
  return {
    estimateId: 'e1',
    answer: 'approved',
    name: 'Ana Ruiz',
    optionId: 'op2',
    documentHash: '0'.repeat(64),
    signatureId: '',
    reason: 'By phone',
    day: '2026-03-02',
    ...more,
  }
}
