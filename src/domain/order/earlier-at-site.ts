import type { Order } from '../entities/order.ts'

type Known = Pick<Order, 'id' | 'siteId' | 'status' | 'statusAt'>

const visited: ReadonlySet<Order['status']> = new Set([
  'done',
  'partlyDone',
  'cannotComplete',
  'reviewed',
  'invoiced',
])

/** Work at the same site that somebody came for before this, the latest first; at most so many. */
export function earlierAtSite<O extends Known>(
  order: Pick<Order, 'id' | 'siteId' | 'open' | 'statusAt'>,
  orders: readonly O[],
  most: number,
): readonly O[] {
  return orders
    .filter(({ id, siteId, status }) => {
      return id !== order.id && siteId === order.siteId && visited.has(status)
    })
    .filter(({ statusAt }) => order.open || Date.parse(statusAt) < Date.parse(order.statusAt))
    .toSorted((a, b) => Date.parse(b.statusAt) - Date.parse(a.statusAt))
    .slice(0, most)
}
