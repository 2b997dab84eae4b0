import type { Known } from './best.ts'
import type { Plan } from './search.ts'
import type { Vrptw } from './types.ts'

/** A sector of fewer customers than this would have too few routes that could exchange any. */
const leastCustomers = 100

/**
 * `count` parts of a plan, of neighbouring routes each, that can be made better at the same time; one part with all where there
 * are too few customers. `turn`, from 0 to 1, decides where the first begins.
 */
export function sectorsOf(
  { nodes }: Vrptw,
  plan: Plan,
  count: number,
  turn: number,
): readonly Plan[] {
  const [depot] = nodes
  const isLarge = nodes.length > count * leastCustomers && plan.routes.length >= 2 * count
  if (!isLarge || !depot || plan.absent.length > 0) return [plan]
  const around = plan.routes
    .map((route) => {
      let x = 0
      let y = 0
      for (const customer of route) {
        x += (nodes[customer]?.x ?? 0) - depot.x
        y += (nodes[customer]?.y ?? 0) - depot.y
      }
      return { route, angle: (Math.atan2(y, x) / (2 * Math.PI) + 1 + turn) % 1 }
    })
    .sort((a, b) => a.angle - b.angle)
  const parts: (readonly number[])[][] = Array.from({ length: count }, () => [])
  let before = 0
  for (const { route } of around) {
    const middle = before + route.length / 2
    parts[Math.min(count - 1, Math.floor((middle / (nodes.length - 1)) * count))]?.push(route)
    before += route.length
  }
  const spare = plan.limit - plan.routes.length
  return parts.map((routes, i) => {
    const share = Math.floor(spare / count) + (i < spare % count ? 1 : 0)
    return { routes, absent: [], limit: routes.length + share }
  })
}

/** The plan of all sectors together, with its distance. */
export function joinSectors(sectors: readonly Known[]): Known {
  return {
    plan: joinPlans(sectors.map(({ plan }) => plan)),
    distance: sectors.reduce((sum, { distance }) => sum + distance, 0),
  }
}

/** The plan of all sectors together. */
export function joinPlans(plans: readonly Plan[]): Plan {
  return {
    routes: plans.flatMap(({ routes }) => routes),
    absent: plans.flatMap(({ absent }) => absent),
    limit: plans.reduce((sum, { limit }) => sum + limit, 0),
  }
}
