import type { Invoice } from '#domain/entities/invoice.ts'
import type { Movement } from '#domain/entities/movement.ts'
import type { TimeEntry } from '#domain/entities/time-entry.ts'
import { billedSources } from '../billed-sources.ts'
import type { InvoiceLine } from '../invoice-content.ts'
import type { BillableWork } from './billable-work.ts'

const at = '2026-03-02T08:00:00.000Z'
const stamps = { schema: 1, updatedAt: at, updatedBy: 't1', deletedAt: null }

/** Some minutes of the order `o1`, for tests. */
export function entryFixture(
  id: string,
  kind: TimeEntry['kind'],
  minutes: number,
  more: Partial<TimeEntry> = {},
): TimeEntry {
  const endedAt = new Date(Date.parse(at) + minutes * 60_000).toISOString()
  const times = { startedAt: at, endedAt, createdAt: at, createdBy: 't1' }
  return { ...stamps, id, userId: 't1', kind, orderId: 'o1', note: '', ...times, ...more }
}

/** A line of the ledger for the item `f1` and the order `o1`, for tests. */
export function movementFixture(
  id: string,
  type: Movement['type'],
  quantity: number,
  more: Partial<Movement> = {},
): Movement {
  const item = { itemId: 'f1', name: '', unit: '' }
  const about = { orderId: 'o1', lateOrderId: null, transferId: null, fromId: 'v1', toId: null }
  const by = { reason: '', actorId: 't1', readerIds: ['t1'], at }
  return { ...stamps, id, type, quantity, ...item, ...about, ...by, ...more }
}

/** Work on the order `o1` by a company that charges 80.00 an hour, for tests. */
export function workFixture(more: Partial<BillableWork> = {}): BillableWork {
  const code = { label: '', category: 'S', reason: '', archivedAt: null } as const
  return {
    orders: [
      {
        id: 'o1',
        ref: 'W-1',
        title: 'Boiler service',
        customerId: 'c1',
        status: 'reviewed',
        statusAt: '2026-03-05T09:00:00.000Z',
        fixedPriceMinor: null,
      },
    ],
    visits: [],
    timeEntries: [
      entryFixture('t1', 'order', 30),
      entryFixture('t2', 'order', 60, {
        startedAt: '2026-03-03T23:30:00.000Z',
        endedAt: '2026-03-04T00:30:00.000Z',
      }),
      entryFixture('t3', 'travel', 15),
      entryFixture('t4', 'day', 480),
    ],
    movements: [
      movementFixture('m1', 'consume', 2),
      movementFixture('m2', 'consume', 1),
      movementFixture('m3', 'return', 0.5),
      movementFixture('m4', 'consume', 1, { itemId: null, name: 'Sealant' }),
    ],
    items: [
      {
        id: 'f1',
        name: 'Filter',
        category: 'heating',
        priceMinor: 1250,
        unit: 'metre',
        unitCode: 'C62',
        taxCode: 'RED',
      },
      {
        id: 'h1',
        name: 'Labor',
        category: '',
        priceMinor: 8000,
        unit: 'hour',
        unitCode: 'HUR',
        taxCode: null,
      },
    ],
    prices: new Map(),
    company: {
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      taxCodes: [
        { ...code, code: 'STD', rateMilliPercent: 19_000 },
        { ...code, code: 'RED', rateMilliPercent: 7000 },
      ],
      defaultTaxCode: '',
      taxRateMilliPercent: 19_000,
      laborItemId: 'h1',
      termsDays: 14,
      pricesIncludeTax: false,
      cashRounding: '',
    },
    billedSources: billedSources([]),
    names: { labor: 'Labor', travel: 'Travel time', part: 'Part' },
    ...more,
  }
}

/** An invoice with these lines for the order `o1`, for tests. */
export function invoiceOf(lines: readonly InvoiceLine[], more: Partial<Invoice> = {}): Invoice {
  return {
    ...stamps,
    id: 'i1',
    kind: 'invoice',
    status: 'issued',
    customerId: 'c1',
    orderIds: ['o1'],
    currency: 'EUR',
    isInclusive: false,
    taxRounding: 'document',
    discount: null,
    lines,
    note: '',
    termsDays: 14,
    supplyFrom: null,
    supplyTo: null,
    depositIds: [],
    deposits: null,
    prepaidMinor: null,
    finalId: null,
    creditOf: null,
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
    credited: null,
    sentAt: null,
    createdAt: at,
    createdBy: 'a1',
    ...more,
  }
}
