import type { LineNames } from '#domain/invoice/draft/billable-work.ts'
import { draftFrom, type InvoiceDraft } from '#domain/invoice/draft/draft-from.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import { readBillableWork } from './read-billable-work.ts'

/**
 * The draft over what is not billed yet of some orders of one customer, from the rows of this device; undefined where
 * the company or all of the orders are unknown here.
 */
export function invoiceDraftFor(
  orderIds: readonly string[],
  names: LineNames,
): Query<InvoiceDraft | undefined> {
  return defineQuery('invoiceDraftFor', [orderIds, names], async ({ db }) => {
    const orders = entitiesOf('orders', await db.orders.bulkGet([...orderIds]))
    const work = orders.length > 0 ? await readBillableWork(db, orders, names) : null
    return work ? draftFrom(work) : undefined
  })
}
