import type { Vrptw } from './types.ts'

/** What is wrong with routes, and their distance; computed plainly, node by node. */
export function checkRoutes(
  { nodes, capacity, vehicles }: Vrptw,
  routes: readonly (readonly number[])[],
): { readonly faults: readonly string[]; readonly distance: number } {
  const faults: string[] = []
  const visits = routes.flat().sort((a, b) => a - b)
  if (
    visits.join() !==
    nodes
      .slice(1)
      .map((_, i) => i + 1)
      .join()
  )
    faults.push('not each once')
  if (routes.length > vehicles) faults.push('too many vehicles')
  const node = (i: number): Vrptw['nodes'][number] => {
    const found = nodes[i]
    if (!found) throw new Error(`No node ${i}`)
    return found
  }
  let distance = 0
  for (const route of routes) {
    if (route.length === 0) faults.push('an empty route')
    let time = node(0).ready
    let load = 0
    let before = node(0)
    for (const at of [...route, 0].map(node)) {
      const way = Math.hypot(at.x - before.x, at.y - before.y)
      distance += way
      time = Math.max(time + way, at === node(0) ? 0 : at.ready)
      if (time > at.due + 1e-9) faults.push(`late at ${nodes.indexOf(at)}`)
      time += at.service
      load += at.demand
      before = at
    }
    if (load > capacity) faults.push('overloaded')
  }
  return { faults, distance }
}
