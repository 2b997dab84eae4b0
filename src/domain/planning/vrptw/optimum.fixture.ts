import type { Vrptw } from './types.ts'

/** The least distance of a small problem, by dynamic programming over all sets of customers. */
export function leastDistance({ nodes, capacity, vehicles }: Vrptw): number {
  const count = nodes.length - 1
  const all = 2 ** count - 1
  const single = new Map<number, number>()
  for (let set = 1; set <= all; set += 1) single.set(set, shortestRoute(nodes, capacity, set))
  // best[v][set]: the least distance of serving a set with at most v vehicles.
  let best = Array.from({ length: all + 1 }, () => Infinity)
  best[0] = 0
  for (let v = 0; v < Math.min(vehicles, count); v += 1) {
    const next = [...best]
    for (let set = 1; set <= all; set += 1)
      for (let part = set; part > 0; part = (part - 1) & set)
        next[set] = Math.min(
          next[set] ?? Infinity,
          (best[set ^ part] ?? Infinity) + (single.get(part) ?? Infinity),
        )
    best = next
  }
  return best[all] ?? Infinity
}

/** The shortest route through all customers of a set in time; the earliest time decides nothing but feasibility. */
function shortestRoute(nodes: Vrptw['nodes'], capacity: number, set: number): number {
  const [depot] = nodes
  if (!depot) return Infinity
  const members = nodes.flatMap((node, i) => (i > 0 && (set >> (i - 1)) & 1 ? [node] : []))
  if (members.reduce((sum, { demand }) => sum + demand, 0) > capacity) return Infinity
  let least = Infinity
  const go = (
    at: Vrptw['nodes'][number],
    time: number,
    way: number,
    left: typeof members,
  ): void => {
    if (way >= least) return
    if (left.length === 0) {
      const back = Math.hypot(at.x - depot.x, at.y - depot.y)
      if (time + back <= depot.due) least = Math.min(least, way + back)
      return
    }
    for (const next of left) {
      const leg = Math.hypot(at.x - next.x, at.y - next.y)
      const starts = Math.max(time + leg, next.ready)
      if (starts > next.due) continue
      go(
        next,
        starts + next.service,
        way + leg,
        left.filter((other) => other !== next),
      )
    }
  }
  go(depot, depot.ready, 0, members)
  return least
}
