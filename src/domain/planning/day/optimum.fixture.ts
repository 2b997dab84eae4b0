import { checkPlan } from './check-plan.fixture.ts'
import { createNetwork } from './engine/network.ts'
import { evaluatePlan } from './evaluate.ts'
import type { Placement, PlanProblem, PlanRoute, PlanVisit } from './types.ts'

/** The least cost of a small problem without crews and present plan: every order on every route, each visit as early as can be. */
export function leastCost(problem: PlanProblem): number {
  const { routes, visits } = problem
  const net = createNetwork(problem)
  const sets = 2 ** visits.length
  const best = routes.map((_, r) =>
    Array.from({ length: sets }, (_, set) => {
      const members = visits.flatMap((_, v) => ((set >> v) & 1 ? [v] : []))
      let least = members.length === 0 ? 0 : Infinity
      for (const order of ordersOf(members))
        for (const placements of timesOf(problem, r, order)) {
          if (checkPlan(problem, placements).length > 0) continue
          const { cost, terms } = evaluatePlan(net, placements)
          least = Math.min(least, cost - terms.unassigned)
        }
      return least
    }),
  )
  const free = (set: number): number =>
    visits.reduce(
      (sum, { priority }, v) => sum + ((set >> v) & 1 ? 0 : problem.weights.unassigned[priority]),
      0,
    )
  // The least cost of each set of visits on the routes so far.
  const least = best.reduce(
    (before, costs) =>
      before.map((_, set) => {
        let cost = Infinity
        for (let part = set; ; part = (part - 1) & set) {
          cost = Math.min(cost, (costs[part] as number) + (before[set & ~part] as number))
          if (part === 0) return cost
        }
      }),
    Array.from({ length: sets }, (_, set) => (set === 0 ? 0 : Infinity)),
  )
  return Math.min(...least.map((cost, set) => cost + free(set)))
}

function ordersOf(members: readonly number[]): readonly (readonly number[])[] {
  if (members.length === 0) return []
  if (members.length === 1) return [members]
  return members.flatMap((first) =>
    ordersOf(members.filter((v) => v !== first)).map((rest) => [first, ...rest]),
  )
}

/** The earliest starts of visits in this order, with the breaks before each of them in turn; travel is the same all day. */
function timesOf(
  { routes, visits, travel }: PlanProblem,
  r: number,
  order: readonly number[],
): readonly (readonly (Placement | null)[])[] {
  const route = routes[r] as PlanRoute
  const choices = route.breaks.reduce<readonly (readonly number[])[]>(
    (all) => all.flatMap((one) => Array.from({ length: order.length + 1 }, (_, i) => [...one, i])),
    [[]],
  )
  return choices.map((before) => {
    const placements: (Placement | null)[] = visits.map(() => null)
    let at = route.start.from
    let place = route.start.place
    order.forEach((v, i) => {
      const visit = visits[v] as PlanVisit
      if (place !== null && visit.place !== null)
        at += travel.minutes[1][place * travel.places + visit.place] as number
      route.breaks.forEach(({ from, minutes }, b) => {
        if (before[b] === i) at = Math.max(at, from) + minutes
      })
      let start = Math.max(Math.ceil(at - 1e-6), route.span?.from ?? Infinity)
      const window = visit.windows.find(({ to }) => start <= to)
      if (window) start = Math.max(start, window.from)
      if (visit.promise) start = Math.max(start, visit.promise.from)
      placements[v] = { routes: [r], start }
      at = start + visit.minutes
      place = visit.place
    })
    return placements
  })
}
