import { siteHistory } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { earlierVisits } from '#domain/order/history/earlier-visits.ts'

const maxShown = 5

/** The latest visits to the order's site before this one, as far as this device knows them. */
export function useEarlierVisits(order: Order) {
  const history = useLive(siteHistory(order.siteId))
  return earlierVisits(order, history?.visits ?? [], maxShown)
}
