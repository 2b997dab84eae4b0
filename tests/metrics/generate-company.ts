import * as fc from 'fast-check'
import type { Booking } from '#domain/entities/booking.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { priorities, type Order } from '#domain/entities/order.ts'
import { timeKinds, type TimeEntry } from '#domain/entities/time-entry.ts'
import { type Visit, visitOutcomes } from '#domain/entities/visit.ts'
import { leakKinds } from '#domain/leaks/leak.ts'
import type { MetricsSource } from '#domain/metrics/facts.ts'
import { isClosed } from '#domain/order/is-closed.ts'
import { orderStatuses } from '#domain/order/order-status.ts'

/** Shortly before Madrid's clocks go back. */
export const now = Date.parse('2026-10-26T15:20:00.000Z')
export const timeZone = 'Europe/Madrid'

const hour = 3_600_000
const stamps = {
  schema: 1,
  updatedAt: '2026-10-01T00:00:00.000Z',
  updatedBy: 'a1',
  deletedAt: null,
} as const

const at = fc
  .integer({ min: -70 * 24 * 4, max: 24 * 4 })
  .map((quarters) => new Date(now + (quarters * hour) / 4).toISOString())
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const person = fc.constantFrom('t1', 't2', 't3')
const orderId = fc.constantFrom('o0', 'o1', 'o2', 'o3', 'o4', 'o5', 'gone')
const asset = fc.constantFrom('x', 'y')
const money = fc.integer({ min: 0, max: 100_000 })
const currency = fc.constantFrom('EUR', 'CHF')
const later = (from: string, quarters: number) =>
  new Date(Date.parse(from) + (quarters * hour) / 4).toISOString()

const orderParts = fc.record({
  status: fc.constantFrom(...orderStatuses),
  priority: fc.constantFrom(...priorities),
  assigneeIds: fc.uniqueArray(person, { maxLength: 3 }),
  assetIds: fc.uniqueArray(asset, { maxLength: 2 }),
  customerId: fc.constantFrom('c1', 'c2'),
  templateId: maybe(fc.constantFrom('m1', 'm2')),
  planId: maybe(fc.constant('p1')),
  followUpOf: maybe(orderId),
  createdAt: at,
  planned: maybe(at),
  window: maybe(at),
})

const orders = fc.array(orderParts, { maxLength: 6 }).map((all) =>
  all.map(({ planned, window, ...more }, i): Order =>
    orderFixture(`o${i}`, {
      ...more,
      open: !isClosed(more.status),
      plannedStart: planned,
      plannedEnd: planned && later(planned, 6),
      windowStart: window,
      windowEnd: window && later(window, 16),
    }),
  ),
)

const entries = fc
  .array(
    fc.record({
      userId: person,
      kind: fc.constantFrom(...timeKinds),
      order: orderId,
      startedAt: at,
      quarters: maybe(fc.integer({ min: -1, max: 30 })),
    }),
    { maxLength: 25 },
  )
  .map((all) =>
    all.map(({ order, quarters, ...more }, i): TimeEntry => ({
      ...stamps,
      ...more,
      id: `e${i}`,
      orderId: more.kind === 'order' || more.kind === 'travel' ? order : null,
      endedAt: quarters === null ? null : later(more.startedAt, quarters),
      note: '',
      createdAt: more.startedAt,
      createdBy: more.userId,
    })),
  )

const visits = fc
  .uniqueArray(
    fc.record({
      id: orderId,
      outcome: fc.constantFrom(...visitOutcomes),
      at,
      by: person,
      assetIds: fc.uniqueArray(asset, { maxLength: 2 }),
    }),
    { selector: ({ id }) => id, maxLength: 6 },
  )
  .map((all) =>
    all.map((one): Visit => ({ ...stamps, ...one, siteId: 's1', title: 'Boiler', note: '' })),
  )

const bookings = fc
  .uniqueArray(
    fc.record({
      orderId,
      part: fc.constantFrom(1, 2),
      start: maybe(at),
      createdAt: at,
      cancelledAt: maybe(at),
    }),
    { selector: (one) => `${one.orderId} ${one.part}`, maxLength: 6 },
  )
  .map((all) =>
    all.map((one, i): Booking => ({
      ...stamps,
      ...one,
      id: `b${i}`,
      assigneeIds: ['t1'],
      leadId: null,
      minutes: 60,
      locked: 'none',
      isSent: true,
      planRunId: null,
      parts: 2,
      toldAt: null,
      seenBy: {},
      customerTold: null,
      createdBy: 'a1',
    })),
  )

const invoices = fc
  .array(
    fc.record({
      kind: fc.constantFrom('invoice', 'deposit', 'credit'),
      status: fc.constantFrom('draft', 'issuing', 'issued', 'external', 'discarded'),
      customerId: fc.constantFrom('c1', 'c2'),
      orderIds: fc.uniqueArray(orderId, { maxLength: 3 }),
      currency,
      net: money,
      prepaidMinor: fc.constantFrom(null, 0, 500),
      creditedMinor: fc.constantFrom(null, 0, 700),
      issued: at,
      terms: fc.integer({ min: 0, max: 40 }),
    }),
    { maxLength: 6 },
  )
  .map((all) =>
    all.map(({ net, issued, terms, ...more }, i): Invoice => {
      const hasNumber = more.status === 'issued' || more.status === 'external'
      return {
        ...stamps,
        ...more,
        id: `i${i}`,
        isInclusive: false,
        taxRounding: 'document',
        discount: null,
        lines: [],
        note: '',
        termsDays: terms,
        supplyFrom: null,
        supplyTo: null,
        depositIds: [],
        deposits: null,
        finalId: null,
        creditOf: null,
        actedOn: issued.slice(0, 10),
        seller: null,
        buyer: null,
        totals: { netMinor: net },
        totalMinor: Math.round(net * 1.2),
        seq: null,
        number: '',
        issuedOn: hasNumber ? issued.slice(0, 10) : null,
        dueOn: hasNumber ? later(issued, terms * 96).slice(0, 10) : null,
        creditIds: [],
        credited: null,
        sentAt: null,
        createdAt: issued,
        createdBy: 'a1',
      }
    }),
  )

const leaks = fc.array(
  fc.record({
    kind: fc.constantFrom(...leakKinds),
    id: orderId,
    customerId: fc.constantFrom('c1', 'c2'),
    title: fc.constant(''),
    since: at,
    amountMinor: money,
    currency,
  }),
  { maxLength: 5 },
)

const paid = fc.dictionary(fc.constantFrom('i0', 'i1', 'i2'), money)

/** Documents of a small company, all about the same few orders, people and equipment. */
export const companies: fc.Arbitrary<MetricsSource> = fc.record({
  orders,
  visits,
  bookings,
  entries,
  invoices,
  leaks,
  paid: paid.map((all) => new Map(Object.entries(all))),
})
