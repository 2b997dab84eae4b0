import type { Vrptw } from './types.ts'

/** The customers that no vehicle could serve even on a route of their own: too much demand, or a window that cannot be met. */
export function unservableCustomers({ nodes, capacity }: Vrptw): readonly number[] {
  const [depot] = nodes
  if (!depot) return []
  return nodes.flatMap(({ x, y, demand, ready, due, service }, customer) => {
    if (customer === 0) return []
    const way = Math.sqrt((x - depot.x) ** 2 + (y - depot.y) ** 2)
    const starts = Math.max(depot.ready + way, ready)
    const isServable = demand <= capacity && starts <= due && starts + service + way <= depot.due
    return isServable ? [] : [customer]
  })
}
