import { lastBreakTo, loadCost, overtimeCost, pass, wayCost } from './engine/legs.ts'
import type { Network } from './engine/network.ts'
import { arrive, leaveFor } from './engine/travel.ts'
import { type PlanRule, isFixed, isTimeFixed, presentTechnicians, routeFault } from './rules.ts'
import {
  type PlanTerm,
  type Terms,
  addRouteTerms,
  addStartTerms,
  addUnassignedTerms,
  planTerms,
} from './terms.ts'
import type { Placement } from './types.ts'

/** A rule that a plan breaks. */
export interface Violation {
  readonly rule: PlanRule
  /** Indexes; a route's violation may be no single visit's. */
  readonly visit: number | null
  readonly route: number | null
}

export type Placements = readonly (Placement | null)[]

interface Stop {
  readonly v: number
  readonly n: number
  readonly start: number
}

/** What a plan, or a part of it, costs and breaks. Driving is in minutes. */
export interface Evaluation {
  readonly terms: Terms
  readonly cost: number
  readonly driving: number
  readonly violations: readonly Violation[]
}

/** Collects terms and violations. */
class Tally {
  readonly terms = Object.fromEntries(planTerms.map((term) => [term, 0])) as Record<
    PlanTerm,
    number
  >
  readonly violations: Violation[] = []
  driving = 0
  readonly add = (term: PlanTerm, cost: number): void => {
    this.terms[term] += cost
  }
  fault(rule: PlanRule, visit: number | null, route: number | null): void {
    this.violations.push({ rule, visit, route })
  }
  done(): Evaluation {
    const { terms, driving, violations } = this
    const cost = planTerms.reduce((sum, term) => sum + terms[term], 0)
    return { terms, cost, driving, violations }
  }
}

/** What a whole plan costs, and which rules it breaks. */
export function evaluatePlan(net: Network, placements: Placements): Evaluation {
  const tally = new Tally()
  const stops = stopsOf(net, placements)
  stops.forEach((list, r) => tallyRoute(net, r, list, tally))
  placements.forEach((_, v) => tallyVisit(net, placements, v, tally))
  return tally.done()
}

/** What it costs that a visit is where it is, against a plan without it: its own terms and those of its routes. */
export function marginOf(
  net: Network,
  placements: Placements,
  v: number,
  stops = stopsOf(net, placements, new Set(placements[v]?.routes)),
): Terms {
  const placement = placements[v]
  if (!placement) {
    const tally = new Tally()
    tallyVisit(net, placements, v, tally)
    return tally.terms
  }
  const [withIt, without] = [new Tally(), new Tally()]
  const routes = new Set(placement.routes)
  for (const r of routes) {
    const list = stops[r] ?? []
    tallyRoute(net, r, list, withIt)
    tallyRoute(
      net,
      r,
      list.filter((stop) => stop.v !== v),
      without,
    )
  }
  tallyVisit(net, placements, v, withIt)
  const terms = { ...withIt.terms }
  for (const term of planTerms) terms[term] -= without.terms[term]
  return terms
}

/** What `marginOf` says of each visit. */
export function marginsOf(net: Network, placements: Placements): readonly Terms[] {
  const stops = stopsOf(net, placements)
  return placements.map((_, v) => marginOf(net, placements, v, stops))
}

/** The nodes of each route, or of some, in order of time. */
function stopsOf(net: Network, placements: Placements, only?: ReadonlySet<number>): Stop[][] {
  const stops = Array.from({ length: net.routes }, () => [] as Stop[])
  placements.forEach((placement, v) =>
    placement?.routes.forEach((r, i) => {
      if (only && !only.has(r)) return
      stops[r]?.push({ v, n: (net.firstNode[v] as number) + i, start: placement.start })
    }),
  )
  for (const list of stops) list.sort((a, b) => a.start - b.start || a.n - b.n)
  return stops
}

function tallyVisit(net: Network, placements: Placements, v: number, tally: Tally): void {
  const { problem } = net
  const visit = problem.visits[v]
  const placement = placements[v]
  if (!visit) return
  if (!placement) {
    addUnassignedTerms(problem.weights, visit, tally.add)
    if (visit.present && (visit.isFrozen || visit.lock !== 'none')) tally.fault('lock', v, null)
    return
  }
  const { start, routes } = placement
  const technicians = presentTechnicians(visit, problem.routes)
  const people = routes.map((r) => problem.routes[r]?.technician ?? -1)
  routes.forEach((r, i) => {
    const route = problem.routes[r]
    if (!route) return
    const hadBefore = technicians === null || technicians.includes(route.technician)
    addRouteTerms(problem.weights, visit, route, i === 0, hadBefore, tally.add)
    const fault = routeFault(visit, route, i === 0, technicians)
    if (fault) tally.fault(fault, v, r)
    const { span } = route
    if (span && (start < span.from || start + visit.minutes > span.to + route.overtime))
      tally.fault('span', v, r)
  })
  addStartTerms(problem.weights, visit, start, tally.add)
  if (people.length < visit.crew || new Set(people).size < people.length)
    tally.fault('crew', v, null)
  if (visit.windows.length > 0 && !visit.windows.some((w) => start >= w.from && start <= w.to))
    tally.fault('window', v, null)
  const { promise, after, present } = visit
  if (promise && problem.weights.promiseBroken === null)
    if (start < promise.from || start > promise.to) tally.fault('promise', v, null)
  if (after !== null) {
    const before = placements[after]
    if (!before || before.start + (problem.visits[after]?.minutes ?? 0) > start)
      tally.fault('order', v, null)
  }
  if (present && isTimeFixed(visit) && present.start !== start) tally.fault('lock', v, null)
  if (present && isFixed(visit) && present.routes.some((r, i) => routes[i] !== r))
    tally.fault('lock', v, null)
}

function tallyRoute(net: Network, r: number, stops: readonly Stop[], tally: Tally): void {
  const [first] = stops
  const last = stops.at(-1)
  if (!first || !last) return
  const { weights } = net.problem
  const load = stops.reduce((sum, { n }) => sum + (net.minutes[n] as number), 0)
  tally.add('load', loadCost(net, load))
  if (load > (net.mostMinutes[r] as number)) tally.fault('load', null, r)
  let ends = net.startFrom[r] as number
  let place = net.startPlace[r] as number
  const ways = stops.map(({ v, n, start }, i) => {
    const way = { leaves: ends, from: place, to: net.place[n] as number, start, isFirst: i === 0 }
    if (arrive(net.travel, ends, place, way.to) > start + 1e-6) tally.fault('travel', v, r)
    ends = Math.max(ends, start + (net.minutes[n] as number))
    place = way.to
    return way
  })
  const rests = restsOf(net, r, ways, ends)
  if (!rests) tally.fault('break', null, r)
  for (const [i, { leaves, from, to, start, isFirst }] of ways.entries()) {
    const [b, end] = rests?.[i] ?? [0, 0]
    const cost = wayCost(net, isFirst, leaves, from, to, b, end, start)
    const free = net.breakMinutes.subarray(b, end).reduce((a, c) => a + c, 0)
    const way = isFirst
      ? start - free - leaveFor(net.travel, start - free, from, to)
      : arrive(net.travel, leaves, from, to) - leaves
    tally.driving += way
    tally.add('driving', way * weights.driving)
    tally.add('waiting', cost - way * weights.driving)
  }
  const back = arrive(net.travel, ends, place, net.endPlace[r] as number)
  tally.driving += back - ends
  tally.add('driving', (back - ends) * weights.driving)
  tally.add('overtime', overtimeCost(net, r, ends, back))
  if (back > (net.endTo[r] as number) + 1e-6) tally.fault('end', null, r)
}

interface Way {
  readonly leaves: number
  readonly from: number
  readonly to: number
  readonly start: number
  readonly isFirst: boolean
}

/** The breaks of each way, from and to before which, so that the route costs least; null if they cannot all be taken. */
function restsOf(
  net: Network,
  r: number,
  ways: readonly Way[],
  ends: number,
): readonly (readonly [number, number])[] | null {
  const from = net.breakOf[r] as number
  const to = net.breakOf[r + 1] as number
  const count = to - from
  // The least cost of the ways so far with the first breaks taken, and how many were taken before the last way.
  let least = Array.from({ length: count + 1 }, (_, b) => (b === 0 ? 0 : Infinity))
  const chosen: number[][] = []
  for (const way of ways) {
    const next = Array<number>(count + 1).fill(Infinity)
    const taken = Array<number>(count + 1).fill(0)
    for (let a = 0; a <= count; a += 1)
      for (let b = a; b <= count; b += 1) {
        const { leaves, start, isFirst } = way
        if (b > a && pass(net, leaves, way.from, way.to, from + a, from + b) > start + 1e-6) break
        const cost =
          (least[a] as number) +
          wayCost(net, isFirst, leaves, way.from, way.to, from + a, from + b, start)
        if (cost >= (next[b] as number)) continue
        next[b] = cost
        taken[b] = a
      }
    least = next
    chosen.push(taken)
  }
  let best = -1
  for (let b = 0; b <= count; b += 1) {
    if (least[b] === Infinity || ends > lastBreakTo(net, from + b, to)) continue
    if (best === -1 || (least[b] as number) < (least[best] as number)) best = b
  }
  if (best === -1) return null
  const rests: (readonly [number, number])[] = []
  for (let i = ways.length - 1; i >= 0; i -= 1) {
    const before = chosen[i]?.[best] as number
    rests.unshift([from + before, from + best])
    best = before
  }
  return rests
}
