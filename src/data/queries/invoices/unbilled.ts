import type { Invoice } from '#domain/entities/invoice.ts'
import { isBilling } from '#domain/invoice/billed-sources.ts'
import type { LineNames } from '#domain/invoice/draft/billable-work.ts'
import { draftFrom } from '#domain/invoice/draft/draft-from.ts'
import { unbilledReason } from '#domain/invoice/draft/unbilled-reason.ts'
import { invoiceTotals } from '#domain/invoice/invoice-totals.ts'
import { groupBy } from '#lib/group-by.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { itemsIfLoaded } from '#data/local/rows/loaded-sets.ts'
import type { Query } from '#data/types/data.ts'
import type { UnbilledOrder } from '#data/types/invoicing.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import { readBillableWork } from './read-billable-work.ts'

/** The statuses of work that is over and that no invoice has closed. */
const over = ['reviewed', 'done', 'cannotComplete']

/**
 * Orders that are over and not invoiced, the oldest first, of one customer or of all; undefined if there are none and
 * the first load is not over.
 */
export function unbilledOf(customerId?: string): Query<readonly UnbilledOrder[] | undefined> {
  return defineQuery('unbilledOf', customerId, ({ db }) =>
    itemsIfLoaded(db, ['orders'], () => readUnbilled(db, customerId)),
  )
}

/** Lines are only added up here, and never shown. */
const names: LineNames = { labor: '-', travel: '-', part: '-' }

async function readUnbilled(
  db: UserDb,
  customerId: string | undefined,
): Promise<readonly UnbilledOrder[]> {
  const rows = await db.orders.where('status').anyOf(over).toArray()
  const orders = entitiesOf('orders', rows)
    .filter((order) => customerId === undefined || order.customerId === customerId)
    .toSorted((a, b) => Date.parse(a.statusAt) - Date.parse(b.statusAt))
  const work = orders.length > 0 ? await readBillableWork(db, orders, names) : null
  if (!work) return []
  const visits = new Map(work.visits.map((visit) => [visit.id, visit]))
  const entries = groupBy(work.timeEntries, ({ orderId }) => orderId)
  const moves = groupBy(work.movements, ({ orderId }) => orderId)
  const billing = billingByOrder(work.invoices)
  return orders.map((order) => {
    const visit = visits.get(order.id) ?? null
    const draft = draftFrom({
      ...work,
      orders: [order],
      visits: visit ? [visit] : [],
      timeEntries: entries.get(order.id) ?? [],
      movements: moves.get(order.id) ?? [],
    })
    const totals = invoiceTotals(draft, { lines: draft.lines, discount: null })
    return {
      order,
      estimateMinor: totals?.netMinor ?? 0,
      currency: draft.currency,
      reason: unbilledReason(order, visit, billing.get(order.id) ?? [], draft.lines.length > 0),
    }
  })
}

function billingByOrder(invoices: readonly Invoice[]): ReadonlyMap<string, readonly Invoice[]> {
  const pairs = invoices
    .filter(isBilling)
    .flatMap((invoice) => invoice.orderIds.map((orderId) => ({ orderId, invoice })))
  const groups = [...groupBy(pairs, ({ orderId }) => orderId)]
  return new Map(groups.map(([id, some]) => [id, some.map(({ invoice }) => invoice)]))
}
