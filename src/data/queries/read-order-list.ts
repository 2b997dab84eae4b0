import type { Order } from '#domain/entities/order.ts'
import type { OrderListItem, OrderScope } from '../types.ts'
import type { QueryContext } from './define-query.ts'
import { parseRows } from './parse-rows.ts'
import { siteLine } from './site-line.ts'

export async function readOrderList(
  { db, uid }: QueryContext,
  { scope, open }: OrderScope,
): Promise<readonly OrderListItem[]> {
  const rows =
    scope === 'mine'
      ? await db.orders.where('assigneeIds').equals(uid).toArray()
      : await db.orders.toArray()
  const orders = parseRows('orders', rows).filter(
    (order) => open === undefined || order.open === open,
  )
  const [customers, sites, unsent] = await Promise.all([
    db.customers.bulkGet([...new Set(orders.map((order) => order.customerId))]),
    db.sites.bulkGet([...new Set(orders.map((order) => order.siteId))]),
    db.base.where('ref').startsWith('orders/').primaryKeys(),
  ])
  const names = new Map(parseRows('customers', customers).map(({ id, name }) => [id, name]))
  const places = new Map(parseRows('sites', sites).map((site) => [site.id, site]))
  const unsentRefs = new Set<string>(unsent)
  return orders.sort(byPlannedStart).map((order) => {
    const site = places.get(order.siteId)
    return {
      order,
      customerName: names.get(order.customerId) ?? '',
      siteAddress: site ? siteLine(site) : '',
      geo: site?.geo ?? null,
      unsent: unsentRefs.has(`orders/${order.id}`),
    }
  })
}

/** The next to do first; what has no time comes last, the newest of it first. */
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
