import type { Doc } from '#domain/mutation/types.ts'
import { invoiceArgs, invoiceLineFixture, issueArgs } from '#domain/invoice/invoice.fixture.ts'
import { created, stamps } from './documents.ts'

const { invoiceId: _, ...entered } = invoiceArgs()
const { seller, buyer } = issueArgs()

const totals = {
  taxes: [
    {
      code: 'STD',
      category: 'S',
      rateMilliPercent: 20_000,
      baseMinor: 10_000,
      taxMinor: 2000,
      discountMinor: 0,
    },
  ],
  linesMinor: 10_000,
  discountMinor: 0,
  netMinor: 10_000,
  taxMinor: 2000,
  totalMinor: 12_000,
  prepaidMinor: 0,
  roundingMinor: 0,
  payableMinor: 12_000,
}

/** The draft of an invoice. */
export function draftDoc(more: Doc = {}): Doc {
  return {
    ...entered,
    customerId: 'c1',
    status: 'draft',
    actedOn: null,
    seller: null,
    buyer: null,
    totals: null,
    totalMinor: null,
    seq: null,
    number: '',
    issuedOn: null,
    dueOn: null,
    creditIds: [],
    creditedMinor: 0,
    credited: [],
    sentAt: null,
    ...created,
    ...stamps,
    ...more,
  }
}

/** The draft of a credit note over 48.00 for an invoice. */
export function creditDraftDoc(creditOf = 'i-issued'): Doc {
  const lines = [invoiceLineFixture({ quantityMilli: 400 })]
  return draftDoc({ kind: 'credit', creditOf, lines })
}

/** What issuing a document adds to it. */
export function issueOf(seq: number, more: Doc = {}): Doc {
  return {
    status: 'issued',
    actedOn: '2026-03-02',
    seller,
    buyer,
    totals,
    totalMinor: 12_000,
    seq,
    number: `INV-2026-${String(seq).padStart(5, '0')}`,
    issuedOn: '2026-03-02',
    dueOn: '2026-03-16',
    ...more,
  }
}

/** A deposit over 120.00 that was issued. */
export function depositDoc(more: Doc = {}): Doc {
  return draftDoc({ ...issueOf(1), kind: 'deposit', ...more })
}

/** The draft of an invoice that takes such deposits off. */
export function finalDoc(depositIds: readonly string[], more: Doc = {}): Doc {
  return draftDoc({ ...takenOff(depositIds), ...more })
}

/** What an invoice says of such deposits. */
export function takenOff(depositIds: readonly string[]): Doc {
  return { depositIds, deposits: [], prepaidMinor: depositIds.length * 12_000 }
}

/** What differs in the issue of the credit note `k-draft`, the first of its series. */
export const firstCredit = { number: 'CN-2026-00001', totalMinor: 4800 }
/** What its invoice counts. */
export const firstCounted = { creditIds: ['k-draft'], creditedMinor: 4800, credited: [] }

export function firstCreditDoc(more: Doc = {}): Doc {
  return seriesDoc(1, 'k-draft', { pattern: 'CN-{year}-{seq:5}', ...more })
}

/** A series that has given its numbers up to `last`. */
export function seriesDoc(last: number, lastId: string, more: Doc = {}): Doc {
  return {
    next: last + 1,
    lastId,
    lastDay: '2026-03-02',
    period: '2026',
    pattern: 'INV-{year}-{seq:5}',
    ...stamps,
    ...more,
  }
}
