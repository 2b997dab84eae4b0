import type { Order } from '#domain/entities/order.ts'
import type { Visit } from '#domain/entities/visit.ts'

/** Visits to the same site that ended before this order did, latest first; at most `limit`. */
export function earlierVisits<V extends Visit>(
  order: Pick<Order, 'id' | 'siteId' | 'open' | 'statusAt'>,
  visits: readonly V[],
  limit: number,
): readonly V[] {
  return visits
    .filter(({ id, siteId, outcome }) => {
      return id !== order.id && siteId === order.siteId && outcome !== 'open'
    })
    .filter(({ at }) => order.open || Date.parse(at) < Date.parse(order.statusAt))
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, limit)
}
