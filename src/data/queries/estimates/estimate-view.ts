import { estimateContent } from '#domain/estimate/estimate-content.ts'
import { outboxItemsOf } from '#data/outbox/queue/outbox-item.ts'
import type { Query } from '#data/types/data.ts'
import type { EstimateView } from '#data/types/estimates.ts'
import { defineQuery } from '../define-query.ts'
import { entityOf } from '../entities-of.ts'

/** One estimate with what its page shows; null if this device has none with that id. */
export function estimateById(id: string): Query<EstimateView | null> {
  return defineQuery('estimateById', id, async ({ db }) => {
    const estimate = entityOf('estimates', await db.estimates.get(id))
    if (!estimate) return null
    const ref = `estimates/${id}` as const
    const { signatureId = '' } = estimateContent(estimate).decision ?? {}
    const [customer, site, order, made, signature, base, queued] = await Promise.all([
      db.customers.get(estimate.customerId),
      db.sites.get(estimate.siteId),
      db.orders.get(estimate.orderId ?? ''),
      db.orders.get(estimate.convertedTo ?? ''),
      db.photos.get(signatureId),
      db.base.get(ref),
      db.outbox.where('refs').equals(ref).sortBy('seq'),
    ])
    return {
      estimate,
      customer: entityOf('customers', customer),
      site: entityOf('sites', site),
      order: entityOf('orders', order),
      madeOrder: entityOf('orders', made),
      signature: entityOf('photos', signature),
      isUnsent: base !== undefined,
      actionNeeded: outboxItemsOf(queued).find(({ state }) => state === 'actionNeeded') ?? null,
    }
  })
}
