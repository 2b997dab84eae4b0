import { type PlanRule, presentTechnicians, routeFault } from '../rules.ts'
import { groupLimits } from './groups.ts'
import { loadPlan } from './load-plan.ts'
import { always, createNetwork } from './network.ts'
import { createRandom } from '../../random.ts'
import type { Placement, PlanProblem } from '../types.ts'
import { pass } from './legs.ts'
import { firstStart } from './routes.ts'
import { scanRoute } from './scan.ts'
import { type Search, createSearch } from './search.ts'

/** Why a visit has no place on a route: a rule, or the visits there leave no time. */
export type WhyNot = PlanRule | 'busy'

export interface Place {
  readonly route: number
  readonly start: number
  /** What the plan costs more with it there. */
  readonly cost: number
  readonly after: number
  readonly breakAt: number
}

/** A plan that nothing is searched in, with these visits on their routes. */
export function openPlan(problem: PlanProblem, placements: readonly (Placement | null)[]): Search {
  const counts = new Int32Array(problem.routes.length)
  for (const placement of placements)
    for (const r of placement?.routes ?? []) counts[r] = (counts[r] as number) + 1
  const search = createSearch(createNetwork(problem), createRandom(1), Math.max(0, ...counts), 0, 0)
  loadPlan(search, placements)
  return search
}

/** Each route's best place for an absent visit, or for the lead of its crew, cheapest first, and what keeps it off the others. */
export function placesFor(
  search: Search,
  v: number,
): { readonly places: readonly Place[]; readonly whyNot: Map<number, WhyNot> } {
  const { net, routes, insertion } = search
  const n = net.firstNode[v] as number
  const visit = net.problem.visits[v]
  const places: Place[] = []
  const whyNot = new Map<number, WhyNot>()
  const limits = groupLimits(search, v)
  if (net.isGroup[v] === 1 && limits) {
    routes.low[n] = Math.max(limits.from, net.lockedFrom[n] as number)
    routes.high[n] = Math.min(limits.to, net.lockedTo[n] as number)
  }
  const technicians = visit ? presentTechnicians(visit, net.problem.routes) : null
  for (let r = 0; r < net.routes; r += 1) {
    const route = net.problem.routes[r]
    if (!route || !visit) continue
    const fault = routeFault(visit, route, true, technicians)
    if (fault) whyNot.set(r, fault)
    else if (!limits) whyNot.set(r, 'order')
    else if (scanRoute(insertion, n, r))
      places.push({
        route: r,
        start: insertion.scanStart,
        cost: insertion.scanCost,
        after: insertion.scanAfter,
        breakAt: insertion.scanBreak,
      })
    else whyNot.set(r, reasonOf(search, n, r))
  }
  return { places: places.sort((a, b) => a.cost - b.cost || a.route - b.route), whyNot }
}

/** Why there is no place on a route that the node may be on. */
function reasonOf({ net, routes }: Search, n: number, r: number): WhyNot {
  const load = (routes.load[r] as number) + (net.minutes[n] as number)
  if (load > (net.mostMinutes[r] as number)) return 'load'
  const from = net.startPlace[r] as number
  const b = net.breakOf[r] as number
  const at = pass(net, net.startFrom[r] as number, from, net.place[n] as number, b, b)
  return firstStart(routes, n, r, at) === always ? 'window' : 'busy'
}
