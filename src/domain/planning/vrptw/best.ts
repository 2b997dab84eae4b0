import type { Plan, Search } from './search.ts'
import type { Vrptw } from './types.ts'

/** Differences below this are rounding. */
const epsilon = 1e-9

export interface Known {
  readonly plan: Plan
  readonly distance: number
}

/** Whether a plan misses fewer customers, else has fewer routes in a smaller fleet, else is shorter. */
export function isBetter(one: Known, other: Known): boolean {
  const missing = one.plan.absent.length - other.plan.absent.length
  if (missing !== 0) return missing < 0
  if (one.plan.limit !== other.plan.limit) return one.plan.limit < other.plan.limit
  return one.distance < other.distance - epsilon
}

/** A plan with its distance. */
export function knownOf({ nodes }: Vrptw, plan: Plan): Known {
  let distance = 0
  for (const route of plan.routes)
    [...route, 0].reduce((before, at) => {
      const [a, b] = [nodes[before], nodes[at]]
      if (a && b) distance += Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)
      return at
    }, 0)
  return { plan, distance }
}

export interface Best extends Known {
  /** Takes the search's plan if it is better. Whether it is. */
  offer(): boolean
  /** Takes the search's plan, be it better or not. */
  take(): void
}

/** Keeps the best plan that a search has come to. */
export function createBest(search: Search): Best {
  const { ruined } = search
  const { routes } = ruined
  const best = {
    plan: search.plan(),
    distance: search.distance(),
    offer() {
      const missing = ruined.absent - best.plan.absent.length
      const isWorse =
        missing === 0
          ? routes.limit === best.plan.limit
            ? search.distance() >= best.distance - epsilon
            : routes.limit > best.plan.limit
          : missing > 0
      if (!isWorse) best.take()
      return !isWorse
    },
    take() {
      best.plan = search.plan()
      best.distance = search.distance()
    },
  }
  return best
}
