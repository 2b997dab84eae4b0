import { groupBy } from '#lib/group-by.ts'
import type { Order } from '#domain/entities/order.ts'
import { isSentDoc } from '#domain/order/is-sent.ts'
import { isClosed } from '#domain/order/is-closed.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import type { Row } from '#data/local/database/rows.ts'
import type { OrderListItem, OrderScope } from '#data/types/views.ts'
import type { QueryContext } from '../define-query.ts'
import { manyEntitiesOf, entitiesOf } from '../entities-of.ts'
import { siteLine } from '../site-line.ts'

export async function readOrderList(
  context: QueryContext,
  scope: OrderScope,
): Promise<readonly OrderListItem[]> {
  return listItemsOf(context, await readOrderRows(context, scope))
}

/** Rows of orders, joined with customer and site. */
export async function listItemsOf(
  { db }: QueryContext,
  rows: readonly Row[],
): Promise<OrderListItem[]> {
  const leftIds = rows.flatMap(({ id, status }) => (status === 'partlyDone' ? [id] : []))
  const [customers, sites, unsent, bookings, companies] = await Promise.all([
    db.customers.bulkGet(idsIn(rows, 'customerId')),
    db.sites.bulkGet(idsIn(rows, 'siteId')),
    db.base.where('ref').startsWith('orders/').primaryKeys(),
    db.bookings.where('orderId').anyOf(leftIds).toArray(),
    db.companies.toArray(),
  ])
  // Nothing is read after this: a live query does not see reads that come after a pause.
  const orders = await manyEntitiesOf('orders', rows)
  const names = new Map(entitiesOf('customers', customers).map(({ id, name }) => [id, name]))
  const places = new Map(entitiesOf('sites', sites).map((site) => [site.id, site]))
  const visits = groupBy(entitiesOf('bookings', bookings), ({ orderId }) => orderId)
  const timeZone = entitiesOf('companies', companies)[0]?.timeZone ?? 'UTC'
  // Most lists have none, and the first one is to be shown soon.
  const ahead = leftIds.length > 0 ? await import('#domain/booking/order-ahead.ts') : null
  const unsentRefs = new Set<string>(unsent)
  const items = orders.map((order) => {
    const site = places.get(order.siteId)
    return {
      order,
      shown: ahead?.orderAhead(order, visits.get(order.id) ?? [], timeZone) ?? order,
      customerName: names.get(order.customerId) ?? '',
      siteAddress: site ? siteLine(site) : '',
      street: site ? site.address.line1.trim() || siteLine(site) : '',
      geo: site?.geo ?? null,
      unsent: unsentRefs.has(`orders/${order.id}`),
    }
  })
  return items.sort((a, b) => byPlannedStart(a.shown, b.shown))
}

/** Rows outside the scope are excluded by index before they are parsed. */
export async function readOrderRows(
  { db, uid }: QueryContext,
  { scope, open, statuses = open === true ? openStatuses : undefined }: OrderScope,
): Promise<readonly Row[]> {
  const rows = statuses
    ? await db.orders.where('status').anyOf(statuses).toArray()
    : scope === 'mine'
      ? await db.orders.where('assigneeIds').equals(uid).toArray()
      : await db.orders.toArray()
  // Orders requested by oneself are here from the beginning, but are one's own work only once they were sent.
  const isMine = (row: Row) =>
    Array.isArray(row.assigneeIds) && row.assigneeIds.includes(uid) && isSentDoc(row)
  return rows.filter(
    (row) => (open === undefined || row.open === open) && (scope !== 'mine' || isMine(row)),
  )
}

const openStatuses = orderStatuses.filter((status) => !isClosed(status))

function idsIn(rows: readonly Row[], field: string): string[] {
  return [...new Set(rows.map((row) => String(row[field])))]
}

/** The next one first; orders without a time come last, the newest of them first. */
function byPlannedStart(a: Order, b: Order): number {
  if (a.plannedStart !== null && b.plannedStart !== null) {
    return compare(a.plannedStart, b.plannedStart) || compare(a.id, b.id)
  }
  if (a.plannedStart === b.plannedStart) return compare(b.createdAt, a.createdAt)
  return a.plannedStart === null ? 1 : -1
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
