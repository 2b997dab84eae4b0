import { isFixed, isTimeFixed, presentTechnicians, routeFault } from '../rules.ts'
import { addRouteTerms, addUnassignedTerms } from '../terms.ts'
import type { PlanProblem } from '../types.ts'
import { type Travel, createTravel } from './travel.ts'

/** A time before or behind every other one. */
export const never = -1e9
export const always = 1e9

/**
 * A problem in typed arrays. A node is one person's part of a visit: those of visit `v` begin at `firstNode[v]`, and the
 * first of them is the crew's lead.
 */
export interface Network {
  readonly problem: PlanProblem
  readonly travel: Travel
  /** Minutes from one start that may be planned to the next. */
  readonly step: number
  readonly visits: number
  readonly nodes: number
  readonly routes: number
  readonly firstNode: Int32Array
  readonly visitOf: Int32Array
  readonly place: Int32Array
  readonly minutes: Float64Array
  /** The windows of each node: from `window[n]` to before `window[n + 1]`. */
  readonly window: Int32Array
  readonly windowFrom: Float64Array
  readonly windowTo: Float64Array
  /** Between what starts a node may be by its locks. */
  readonly lockedFrom: Float64Array
  readonly lockedTo: Float64Array
  /** The start that it has now, `never` for a node without one. */
  readonly held: Float64Array
  readonly lateAfter: Float64Array
  readonly promiseFrom: Float64Array
  readonly promiseTo: Float64Array
  readonly isLead: Uint8Array
  /** By node: it stays where it is, whatever rules it breaks there. */
  readonly isFixed: Uint8Array
  /** What it costs that node `n` is on route `r`, at `n * routes + r`; infinite where it may not be. */
  readonly routeCost: Float64Array
  readonly unassignedCost: Float64Array
  /** By visit: its parts have times that depend on one another. */
  readonly isGroup: Uint8Array
  /** By visit: the one before it, -1 for none. */
  readonly after: Int32Array
  readonly followers: readonly (readonly number[])[]
  readonly technician: Int32Array
  readonly opens: Float64Array
  readonly closes: Float64Array
  readonly overtimeFrom: Float64Array
  readonly startPlace: Int32Array
  readonly startFrom: Float64Array
  readonly endPlace: Int32Array
  readonly endTo: Float64Array
  readonly lateEndFrom: Float64Array
  readonly mostMinutes: Float64Array
  readonly meanLoad: number
  /** The breaks of route `r`: from `breakOf[r]` to before `breakOf[r + 1]`. They begin from `breakFrom` to `breakTo`. */
  readonly breakOf: Int32Array
  readonly breakFrom: Float64Array
  readonly breakTo: Float64Array
  readonly breakMinutes: Float64Array
}

export function createNetwork(problem: PlanProblem): Network {
  const { routes, visits, weights } = problem
  const travel = createTravel(problem.travel)
  const placeOf = (place: number | null): number => place ?? travel.size - 1
  const firstNode = new Int32Array(visits.length + 1)
  visits.forEach(({ crew }, v) => (firstNode[v + 1] = (firstNode[v] as number) + crew))
  const visitOf = Int32Array.from(visits.flatMap(({ crew }, v) => Array<number>(crew).fill(v)))
  const nodes = visitOf.length
  const ofVisit = Array.from(visitOf, (v) => visits[v] as PlanProblem['visits'][number])
  const isLead = Uint8Array.from(visitOf, (v, n) => (firstNode[v] === n ? 1 : 0))
  const windows = ofVisit.map(({ windows, promise }) =>
    promise && weights.promiseBroken === null ? within(windows, promise) : windows,
  )
  const followers = visits.map(() => [] as number[])
  visits.forEach(({ after }, v) => after !== null && followers[after]?.push(v))
  const breaks = routes.map((route) => route.breaks)
  const load = visits.reduce((sum, { minutes, crew }) => sum + minutes * crew, 0)
  const working = routes.filter(({ span }) => span).length
  return {
    problem,
    travel,
    step: problem.step ?? 1,
    visits: visits.length,
    nodes,
    routes: routes.length,
    firstNode,
    visitOf,
    place: Int32Array.from(ofVisit, ({ place }) => placeOf(place)),
    minutes: Float64Array.from(ofVisit, ({ minutes }) => minutes),
    window: offsets(windows),
    windowFrom: Float64Array.from(windows.flat(), ({ from }) => from),
    windowTo: Float64Array.from(windows.flat(), ({ to }) => to),
    lockedFrom: Float64Array.from(ofVisit, (v) =>
      v.present && isTimeFixed(v) ? v.present.start : never,
    ),
    lockedTo: Float64Array.from(ofVisit, (v) =>
      v.present && isTimeFixed(v) ? v.present.start : always,
    ),
    held: Float64Array.from(ofVisit, ({ present }, n) =>
      present && isLead[n] ? present.start : never,
    ),
    lateAfter: Float64Array.from(ofVisit, ({ softWindow }, n) =>
      softWindow && isLead[n] ? softWindow.to : always,
    ),
    promiseFrom: Float64Array.from(ofVisit, ({ promise }, n) =>
      promise && isLead[n] ? promise.from : never,
    ),
    promiseTo: Float64Array.from(ofVisit, ({ promise }, n) =>
      promise && isLead[n] ? promise.to : always,
    ),
    isLead,
    isFixed: Uint8Array.from(ofVisit, (v) => (isFixed(v) ? 1 : 0)),
    routeCost: routeCosts(problem, visitOf, isLead),
    unassignedCost: Float64Array.from(visits, (visit) => {
      let sum = 0
      addUnassignedTerms(weights, visit, (_, cost) => (sum += cost))
      return sum
    }),
    isGroup: Uint8Array.from(visits, ({ crew, after }, v) =>
      crew > 1 || after !== null || (followers[v]?.length ?? 0) > 0 ? 1 : 0,
    ),
    after: Int32Array.from(visits, ({ after }) => after ?? -1),
    followers,
    technician: Int32Array.from(routes, ({ technician }) => technician),
    opens: Float64Array.from(routes, ({ span }) => span?.from ?? always),
    closes: Float64Array.from(routes, ({ span, overtime }) => (span ? span.to + overtime : never)),
    overtimeFrom: Float64Array.from(routes, ({ span }) => span?.to ?? always),
    startPlace: Int32Array.from(routes, ({ start }) => placeOf(start.place)),
    startFrom: Float64Array.from(routes, ({ start }) => start.from),
    endPlace: Int32Array.from(routes, ({ end }) => placeOf(end.place)),
    endTo: Float64Array.from(routes, ({ end, overtime }) => end.to + overtime),
    lateEndFrom: Float64Array.from(routes, ({ end }) => end.to),
    mostMinutes: Float64Array.from(routes, ({ maxMinutes }) => maxMinutes ?? always),
    meanLoad: working === 0 ? 0 : load / working,
    breakOf: offsets(breaks),
    breakFrom: Float64Array.from(breaks.flat(), ({ from }) => from),
    breakTo: Float64Array.from(breaks.flat(), ({ to, minutes }) => to - minutes),
    breakMinutes: Float64Array.from(breaks.flat(), ({ minutes }) => minutes),
  }
}

/** What is left of windows within a span; one that nothing can meet if that is nothing. */
function within(
  windows: PlanProblem['visits'][number]['windows'],
  span: { readonly from: number; readonly to: number },
): PlanProblem['visits'][number]['windows'] {
  if (windows.length === 0) return [span]
  const left = windows
    .map(({ from, to }) => ({ from: Math.max(from, span.from), to: Math.min(to, span.to) }))
    .filter(({ from, to }) => from <= to)
  return left.length > 0 ? left : [{ from: always, to: always }]
}

function offsets(lists: readonly (readonly unknown[])[]): Int32Array {
  const all = new Int32Array(lists.length + 1)
  lists.forEach((list, i) => (all[i + 1] = (all[i] as number) + list.length))
  return all
}

function routeCosts(
  { routes, visits, weights }: PlanProblem,
  visitOf: Int32Array,
  isLead: Uint8Array,
): Float64Array {
  const costs = new Float64Array(visitOf.length * routes.length)
  visitOf.forEach((v, n) => {
    const visit = visits[v]
    if (!visit) return
    const technicians = presentTechnicians(visit, routes)
    routes.forEach((route, r) => {
      const at = n * routes.length + r
      const leads = isLead[n] === 1
      if (!isFixed(visit) && routeFault(visit, route, leads, technicians)) costs[at] = Infinity
      else {
        const hadBefore = technicians === null || technicians.includes(route.technician)
        addRouteTerms(weights, visit, route, leads, hadBefore, (_, cost) => {
          costs[at] = (costs[at] as number) + cost
        })
      }
    })
  })
  return costs
}
