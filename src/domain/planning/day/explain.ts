import { removeVisit } from './engine/change-visits.ts'
import { type Place, type WhyNot, openPlan, placesFor } from './engine/places.ts'
import { refresh } from './engine/refresh.ts'
import { type Search, beginChange, putNode, undo } from './engine/search.ts'
import { placementsOf } from './engine/snapshot.ts'
import { marginOf } from './evaluate.ts'
import type { PlanResult } from './result.ts'
import type { Terms } from './terms.ts'
import type { Minute, PlanProblem, PlanVisit } from './types.ts'

/** A place for a visit, with what the plan costs more with it there. */
export interface Suggestion {
  readonly route: string
  readonly start: Minute
  readonly cost: number
  readonly terms: Terms
}

/** How many routes a rule keeps a visit off. */
export interface Obstacle {
  readonly rule: WhyNot
  readonly count: number
}

export interface Explanation {
  /** What it costs that the visit is where it is, or that it is on no route. */
  readonly terms: Terms
  /** The cheapest other route with time for it; where the visit is on none, it costs more than leaving it out. */
  readonly nextBest: Suggestion | null
  /** What would have to change for it to be on another route, most frequent first. */
  readonly whyNot: readonly Obstacle[]
}

/** Explains the place of a visit in a plan of the problem; null for an unknown one. Of a crew it explains the lead. */
export function explain(
  problem: PlanProblem,
  result: PlanResult,
  visitId: string,
): Explanation | null {
  const v = problem.visits.findIndex(({ id }) => id === visitId)
  const visit = problem.visits[v]
  if (!visit) return null
  const placed = new Map(result.visits.map(({ id, placement }) => [id, placement]))
  const placements = problem.visits.map(({ id }) => placed.get(id) ?? null)
  // One that is fixed could not be taken out to see where else there is room.
  const open = withVisit(problem, {
    ...visit,
    isFrozen: false,
    lock: visit.lock === 'both' ? 'none' : visit.lock,
  })
  const search = openPlan(open, placements)
  const { routes, saved } = search
  beginChange(search)
  removeVisit(search, v)
  for (let k = 0; k < saved.count; k += 1) refresh(routes, saved.route[k] as number)
  const here = placements[v]?.routes ?? []
  const { places, whyNot } = placesFor(search, v)
  const [next] = places.filter(({ route }) => !here.includes(route))
  for (const r of here) whyNot.delete(r)
  return {
    terms: marginOf(search.net, placements, v),
    nextBest: next ? describePlace(search, v, next) : null,
    whyNot: countRules(whyNot),
  }
}

/**
 * The cheapest places for a visit in the plan that exists, one on each route, as long as no other visit changes its
 * technician; and what keeps it off the other routes. `days` are indexes.
 */
export function suggest(
  problem: PlanProblem,
  visit: PlanVisit,
  { days, top }: { readonly days?: readonly number[]; readonly top: number },
): { readonly suggestions: readonly Suggestion[]; readonly whyNot: readonly Obstacle[] } {
  const free = withVisit(problem, { ...visit, present: null, isFrozen: false, lock: 'none' })
  const v = free.visits.findIndex(({ id }) => id === visit.id)
  const search = openPlan(
    free,
    free.visits.map(({ present }) => present),
  )
  const isAsked = (r: number): boolean => !days || days.includes(problem.routes[r]?.day ?? -1)
  const { places, whyNot } = placesFor(search, v)
  return {
    suggestions: places
      .filter(({ route }) => isAsked(route))
      .slice(0, top)
      .map((place) => describePlace(search, v, place)),
    whyNot: countRules(new Map([...whyNot].filter(([r]) => isAsked(r)))),
  }
}

/** The problem with a visit in place of the one with its id, or as another one. */
export function withVisit(problem: PlanProblem, visit: PlanVisit): PlanProblem {
  const isKnown = problem.visits.some(({ id }) => id === visit.id)
  const visits = isKnown
    ? problem.visits.map((each) => (each.id === visit.id ? visit : each))
    : [...problem.visits, visit]
  return { ...problem, visits }
}

/** A place with its terms, which are those of the plan with it. */
function describePlace(search: Search, v: number, place: Place): Suggestion {
  const { net, isAbsent } = search
  beginChange(search)
  putNode(search, net.firstNode[v] as number, place.route, place.after, place.breakAt)
  isAbsent[v] = 0
  const placements = placementsOf(search)
  isAbsent[v] = 1
  undo(search)
  return {
    route: net.problem.routes[place.route]?.id ?? '',
    start: placements[v]?.start ?? place.start,
    cost: place.cost,
    terms: marginOf(net, placements, v),
  }
}

function countRules(whyNot: ReadonlyMap<number, WhyNot>): readonly Obstacle[] {
  const counts = new Map<WhyNot, number>()
  for (const rule of whyNot.values()) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  return [...counts]
    .map(([rule, count]) => ({ rule, count }))
    .toSorted((a, b) => b.count - a.count || a.rule.localeCompare(b.rule))
}
