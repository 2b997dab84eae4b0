import type { Order } from '#domain/entities/order.ts'
import {
  seenVisitsOf,
  toSeenOrder,
  type SeenOrders,
  withoutCompleted,
} from '#domain/order/history/changes-since.ts'
import type { OwnVisit } from '#domain/order/history/visit-changes.ts'

interface Reader {
  readonly uid: string
  /** Whether the first load may still bring orders. */
  readonly isComing: boolean
  /** This person's visits on this device; undefined until they were read. */
  readonly visits: readonly OwnVisit[] | undefined
}

/**
 * The orders that the person has already seen on Today; null while that is unknown. On a first visit these
 * are all orders once the first load is over, because what it brings is not news.
 */
export function knownOrders(
  seen: SeenOrders | null,
  orders: readonly Order[],
  { uid, isComing, visits }: Reader,
): SeenOrders | null {
  const stored = isComing ? undefined : visits
  if (seen) return withVisits(withoutCompleted(seen, orders), stored)
  if (!stored || orders.length === 0) return null
  return Object.fromEntries(orders.map((order) => [order.id, toSeenOrder(order, uid, stored)]))
}

/** Visits of orders that an older app recorded without them are not news. */
function withVisits(seen: SeenOrders, visits: readonly OwnVisit[] | undefined): SeenOrders {
  if (!visits) return seen
  return Object.fromEntries(
    Object.entries(seen).map(([id, known]) => [
      id,
      known.visits ? known : { ...known, visits: seenVisitsOf(id, visits) },
    ]),
  )
}
