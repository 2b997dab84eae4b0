import { docOf } from '#data/local/rows/doc-of.ts'
import { outboxItemsOf } from '#data/outbox/queue/outbox-item.ts'
import type { OrderView } from '#data/types/views.ts'
import type { QueryContext } from '../define-query.ts'
import { entityOf } from '../entities-of.ts'
import { readLostOrders } from './read-lost-orders.ts'
import { unsentFields } from '../unsent-fields.ts'

export async function readOrderView({ db }: QueryContext, id: string): Promise<OrderView | null> {
  const row = await db.orders.get(id)
  const order = entityOf('orders', row)
  if (!order || !row) return null
  const ref = `orders/${id}` as const
  const [customer, site, base, queued, lost] = await Promise.all([
    db.customers.get(order.customerId),
    db.sites.get(order.siteId),
    db.base.get(ref),
    db.outbox.where('refs').equals(ref).sortBy('seq'),
    readLostOrders(db),
  ])
  return {
    order,
    customer: entityOf('customers', customer),
    site: entityOf('sites', site),
    unsent: base !== undefined,
    unsentFields: base ? unsentFields(docOf(row), base.doc) : [],
    actionNeeded: outboxItemsOf(queued).find((item) => item.state === 'actionNeeded') ?? null,
    isLost: lost.has(ref),
  }
}
