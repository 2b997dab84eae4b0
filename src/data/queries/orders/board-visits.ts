import { groupBy } from '#lib/group-by.ts'
import { territoryOf } from '#domain/company/dispatch/territory-of.ts'
import { isBeingDone, underWayStatuses } from '#domain/order/under-way.ts'
import { begunOn } from '#domain/dispatch/unplanned-work.ts'
import { entriesOf } from '#domain/booking/day-entries.ts'
import { unneededEntries } from '#domain/booking/later-entries.ts'
import { visitsOfOrder } from '#domain/booking/visits-of-order.ts'
import type { Row } from '#data/local/database/rows.ts'
import { itemsIfLoaded } from '#data/local/rows/loaded-sets.ts'
import type { Query } from '#data/types/data.ts'
import type { BoardVisitItem } from '#data/types/views.ts'
import { defineQuery, type QueryContext } from '../define-query.ts'
import { entitiesOf, manyEntitiesOf } from '../entities-of.ts'
import { siteLine } from '../site-line.ts'
import { readOrderRows } from './read-order-list.ts'

/** Local days 'YYYY-MM-DD', both included. */
export interface DaySpan {
  readonly from: string
  readonly to: string
}

/**
 * The visits of all open orders, and those of closed orders that were planned on these days or, as a day begins at
 * another instant in each zone, up to one day beside them, without those that were no longer needed. Undefined if there
 * are none and the first load is not over.
 */
export function boardVisits(span: DaySpan): Query<readonly BoardVisitItem[] | undefined> {
  return defineQuery('boardVisits', [span.from, span.to], (context) =>
    itemsIfLoaded(context.db, ['orders', 'orders:sentOpen'], () => readVisits(context, span)),
  )
}

async function readVisits(
  context: QueryContext,
  span: DaySpan,
): Promise<readonly BoardVisitItem[]> {
  const { db } = context
  // Texts of days and instants sort by time; '~' sorts after both.
  const [first, last] = [dayAfter(span.from, -1), `${dayAfter(span.to, 1)}~`]
  const [open, planned, booked] = await Promise.all([
    readOrderRows(context, { open: true }),
    db.orders.where('plannedStart').between(first, last).toArray(),
    db.bookings.where('start').between(first, last).toArray(),
  ])
  const known = new Map([...open, ...planned].map((row) => [row.id, row]))
  const others = [...new Set(booked.map(orderIdOf))].filter((id) => !known.has(id))
  for (const row of await db.orders.bulkGet(others)) if (row) known.set(row.id, row)
  const rows = [...known.values()]
  const underWay = rows.filter(({ status }) => underWayStatuses.has(String(status)))
  const [bookingRows, customers, sites, unsent, companies, times] = await Promise.all([
    db.bookings
      .where('orderId')
      .anyOf([...known.keys()])
      .toArray(),
    db.customers.bulkGet(idsIn(rows, 'customerId')),
    db.sites.bulkGet(idsIn(rows, 'siteId')),
    db.base.where('ref').startsWithAnyOf('orders/', 'bookings/').primaryKeys(),
    db.companies.toArray(),
    db.timeEntries
      .where('orderId')
      .anyOf(underWay.map(({ id }) => id))
      .toArray(),
  ])
  // Nothing is read after this: a live query does not see reads that come after a pause.
  const orders = await manyEntitiesOf('orders', rows)
  const bookings = groupBy(entitiesOf('bookings', bookingRows), ({ orderId }) => orderId)
  const names = new Map(entitiesOf('customers', customers).map(({ id, name }) => [id, name]))
  const unsentRefs = new Set<string>(unsent)
  // A device forgets the companies that its person has left.
  const [company] = entitiesOf('companies', companies)
  const territories = company?.territories ?? []
  const timeZone = company?.timeZone ?? 'UTC'
  const entries = groupBy(entitiesOf('timeEntries', times), ({ orderId }) => orderId)
  const places = new Map(entitiesOf('sites', sites).map((site) => [site.id, site]))
  return orders.flatMap((order) => {
    const site = places.get(order.siteId)
    const territoryId = site ? territoryOf(territories, site.address.postcode) : null
    const stored = bookings.get(order.id) ?? []
    const parts = stored.flatMap(({ part }) => (part > 1 ? [part] : []))
    const visits = visitsOfOrder(order, stored)
    const unneeded = new Set(
      unneededEntries(order, entriesOf(order, stored), timeZone).map(({ id }) => id),
    )
    const count = visits.length
    const isUnplanned = isBeingDone(order) && visits.every(({ start }) => start === null)
    const starts = (entries.get(order.id) ?? [])
      .filter(({ userId }) => order.assigneeIds.includes(userId))
      .map(({ startedAt }) => startedAt)
    const begunAt = begunOn([order.statusAt, ...starts], timeZone)
    return visits
      .map((visit, i) => ({ visit, series: { place: i + 1, count, parts } }))
      .filter(
        ({ visit: { id, start } }) =>
          !unneeded.has(id) && (order.open || (start !== null && start >= first && start < last)),
      )
      .map(({ visit, series }) => ({
        ...visit,
        series,
        order,
        ...(isUnplanned && series.place === 1 && { begunAt }),
        place: site?.geo ?? null,
        territoryId,
        openingHours: site?.openingHours ?? null,
        siteZone: site?.timeZone ?? null,
        customerName: names.get(order.customerId) ?? '',
        siteLine: site ? siteLine(site) : '',
        isUnsent: unsentRefs.has(`orders/${order.id}`) || unsentRefs.has(`bookings/${visit.id}`),
      }))
  })
}

function orderIdOf({ orderId }: Row): string {
  return String(orderId)
}

function idsIn(rows: readonly Row[], field: string): string[] {
  return [...new Set(rows.map((row) => String(row[field])))]
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
