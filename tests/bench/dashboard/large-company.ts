import { emptyAddress } from '#domain/entities/fields.ts'
import { laterDefaults } from '#domain/company/later-defaults.ts'
import { impliedVisit } from '#domain/booking/implied-visit.ts'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { personFixture } from '#domain/dispatch/board.fixture.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import type { Order } from '#domain/entities/order.ts'
import type { TimeEntry } from '#domain/entities/time-entry.ts'
import type { Visit } from '#domain/entities/visit.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import type { MetricsSource } from '#domain/metrics/facts.ts'
import { createRandom } from '#domain/planning/random.ts'

export const timeZone = 'Europe/Madrid'
const people = 60
const day = 86_400_000
const hour = 3_600_000
const stamps = { schema: 1, updatedAt: '', updatedBy: 'a1', deletedAt: null }

/**
 * A company of 60 technicians with this many orders over three years: 2,000 of them open, the others done, with the time of
 * 400 days and an invoice each. The same for the same seed.
 */
export function largeCompany(count: number, now: number, seed: number) {
  const random = createRandom(seed)
  const below = (limit: number) => Math.floor(random.next() * limit)
  const iso = (time: number) => new Date(time).toISOString()
  const [orders, visits, entries, invoices]: [
    Order[],
    Visit[],
    TimeEntry[],
    MetricsSource['invoices'][number][],
  ] = [[], [], [], []]
  const open = Math.min(2000, count)
  for (let i = 0; i < count; i += 1) {
    const id = `order${i}`
    const isOpen = i < open
    const start = isOpen ? now + (below(20) - 5) * day : now - below(1095) * day
    const userId = `t${below(people)}`
    const hasWindow = below(2) === 0
    const order = orderFixture(id, {
      customerId: `c${below(4000)}`,
      siteId: `s${below(5000)}`,
      templateId: `m${below(12)}`,
      assetIds: below(3) === 0 ? [`x${below(6000)}`] : [],
      assigneeIds: isOpen && below(8) === 0 ? [] : [userId],
      status: isOpen ? 'dispatched' : 'invoiced',
      open: isOpen,
      priority: below(20) === 0 ? 'urgent' : 'normal',
      plannedStart: iso(start),
      plannedEnd: iso(start + hour),
      windowStart: hasWindow ? iso(start - hour) : null,
      windowEnd: hasWindow ? iso(start + hour) : null,
      createdAt: iso(start - below(10) * day),
      followUpOf: below(25) === 0 ? `order${below(count)}` : null,
    })
    orders.push(order)
    if (isOpen) continue
    const at = iso(start + hour)
    const outcome = below(15) === 0 ? 'partlyDone' : 'done'
    const { siteId, assetIds } = order
    visits.push({ ...stamps, id, siteId, assetIds, title: 'x', outcome, note: '', at, by: userId })
    if (now - start < 400 * day)
      entries.push(
        entry('travel', id, userId, start - 0.4 * hour, start),
        entry('order', id, userId, start, start + hour),
      )
    invoices.push(
      invoice(id, order.customerId, below(90_000), at.slice(0, 10), random.next() < 0.1),
    )
  }
  for (let person = 0; person < people; person += 1)
    for (let days = 0; days < 400; days += 1) {
      const start = now - days * day - 8 * hour
      entries.push(entry('day', null, `t${person}`, start, start + 8 * hour))
    }
  // As IndexedDB hands them out: objects that are built by spreading have a hidden class each, and are slow to read.
  const read = structuredClone({ orders, visits, entries, invoices })
  const source: MetricsSource = {
    ...read,
    orderById: new Map(read.orders.map((order) => [order.id, order])),
    bookings: [],
    leaks: [],
    paid: new Map(),
  }
  return { source, board: boardOf(read.orders.slice(0, open), now) }

  function entry(
    kind: TimeEntry['kind'],
    orderId: string | null,
    userId: string,
    from: number,
    to: number,
  ): TimeEntry {
    const [startedAt, endedAt] = [iso(from), iso(to)]
    const id = `e${entries.length}`
    return {
      ...stamps,
      id,
      kind,
      orderId,
      userId,
      startedAt,
      endedAt,
      note: '',
      createdAt: startedAt,
      createdBy: userId,
    }
  }
}

function boardOf(orders: readonly Order[], now: number): Board {
  return {
    company: {
      timeZone,
      workingHours: defaultWorkingHours,
      address: emptyAddress,
      ...laterDefaults,
    },
    holidays: [],
    people: new Map(Array.from({ length: people }, (_, i) => [`t${i}`, personFixture(`t${i}`)])),
    visits: orders.map((order, i) => ({
      ...impliedVisit(order),
      order,
      place: { latitude: 40.4 + (i % 50) / 100, longitude: -3.7 + (i % 37) / 100 },
      territoryId: null,
      openingHours: null,
      siteZone: null,
    })),
    now,
  }
}

function invoice(
  orderId: string,
  customerId: string,
  netMinor: number,
  issuedOn: string,
  isLate: boolean,
) {
  return {
    ...stamps,
    id: `i-${orderId}`,
    kind: 'invoice',
    status: 'issued',
    customerId,
    orderIds: [orderId],
    currency: 'EUR',
    isInclusive: false,
    taxRounding: 'document',
    discount: null,
    lines: [],
    note: '',
    termsDays: 14,
    supplyFrom: null,
    supplyTo: null,
    depositIds: [],
    deposits: null,
    prepaidMinor: null,
    finalId: null,
    creditOf: null,
    actedOn: issuedOn,
    seller: null,
    buyer: null,
    totals: { netMinor },
    totalMinor: isLate ? netMinor : 0,
    seq: 1,
    number: '1',
    issuedOn,
    dueOn: issuedOn,
    creditIds: [],
    creditedMinor: null,
    credited: null,
    sentAt: null,
    createdAt: `${issuedOn}T00:00:00.000Z`,
    createdBy: 'a1',
  } as const
}
