import { invoiceTotals } from '#domain/invoice/invoice-totals.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { itemsIfLoaded } from '#data/local/rows/loaded-sets.ts'
import type { Query } from '#data/types/data.ts'
import type { UnbilledOrder } from '#data/types/invoicing.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import { readLeftToBill } from './read-left-to-bill.ts'

/** The statuses of work that is over and that no invoice has closed. */
export const overStatuses = ['reviewed', 'done', 'cannotComplete']

/**
 * Orders that are over and not invoiced, the oldest first, of one customer or of all; undefined if there are none and
 * the first load is not over.
 */
export function unbilledOf(customerId?: string): Query<readonly UnbilledOrder[] | undefined> {
  return defineQuery('unbilledOf', customerId, ({ db }) =>
    itemsIfLoaded(db, ['orders'], () => readUnbilled(db, customerId)),
  )
}

async function readUnbilled(
  db: UserDb,
  customerId: string | undefined,
): Promise<readonly UnbilledOrder[]> {
  const rows = await db.orders.where('status').anyOf(overStatuses).toArray()
  const orders = entitiesOf('orders', rows)
    .filter((order) => customerId === undefined || order.customerId === customerId)
    .toSorted((a, b) => Date.parse(a.statusAt) - Date.parse(b.statusAt))
  return (await readLeftToBill(db, orders)).map(({ order, left, reason }) => {
    const totals = invoiceTotals(left, { lines: left.lines, discount: null })
    return { order, estimateMinor: totals?.netMinor ?? 0, currency: left.currency, reason }
  })
}
