import { openPlan } from './engine/places.ts'
import { type Search } from './engine/search.ts'
import { placementsOf } from './engine/snapshot.ts'
import { isFixed } from './rules.ts'
import { createChains } from './engine/chains.ts'
import { withVisit } from './explain.ts'
import type { Placement, PlanProblem, PlanVisit } from './types.ts'

/** A visit that would change its technician or its time. */
export interface UrgentMove {
  readonly id: string
  readonly from: Placement
  readonly to: Placement
  /** Whether its technician was told of it. */
  readonly isSent: boolean
  readonly isSeen: boolean
}

export interface UrgentOffer {
  readonly placement: Placement
  readonly moves: readonly UrgentMove[]
  /** What the plan costs more, without the price of the urgent visit's being unassigned. */
  readonly cost: number
}

/** Ways to fit a visit in. One that is no better than those before it is null. */
export interface UrgentOffers {
  /** No other visit moves. */
  readonly moveNobody: UrgentOffer | null
  /** Up to two visits move of which no technician was told. */
  readonly moveFew: UrgentOffer | null
  /** Up to three move. */
  readonly cheapest: UrgentOffer | null
}

const mostFew = 2
const mostMoved = 3

/**
 * Fits a visit into the plan that exists. No visit but those that are said to move starts earlier or later by as much as
 * the weights call a shift, and locked ones stay.
 */
export function insertUrgent(problem: PlanProblem, visit: PlanVisit): UrgentOffers {
  const urgent = { ...visit, present: null, isFrozen: false, lock: 'none' as const }
  const { search, held } = openAsItIs(withVisit(problem, urgent))
  const v = search.net.problem.visits.findIndex(({ id }) => id === visit.id)
  const chains = createChains(search, v, held)
  const toOffer = (limit: number, mayMove: (v: number) => boolean, most: number) =>
    chains.cheapest(limit, mayMove, most, () => offerOf(search, problem, v))
  const moveNobody = toOffer(0, () => false, Infinity)
  const isUnsent = (u: number): boolean => {
    const other = search.net.problem.visits[u]
    return other !== undefined && !other.isSent && !other.isSeen
  }
  const moveFew = toOffer(mostFew, isUnsent, moveNobody?.cost ?? Infinity)
  const least = moveFew?.cost ?? moveNobody?.cost ?? Infinity
  return { moveNobody, moveFew, cheapest: toOffer(mostMoved, () => true, least) }
}

/**
 * The plan that exists with every visit where it is: those that break a rule are frozen there. Which ones stay, and may
 * still be moved.
 */
function openAsItIs(problem: PlanProblem): {
  readonly search: Search
  readonly held: readonly number[]
} {
  let visits = problem.visits
  for (;;) {
    const now = visits.map(({ present }) => present)
    const search = openPlan({ ...problem, visits }, now)
    const isLost = (v: number): boolean => search.isAbsent[v] === 1 && now[v] !== null
    if (!visits.some((_, v) => isLost(v))) {
      const held = visits.flatMap((visit, v) => (visit.present && !isFixed(visit) ? [v] : []))
      return { search, held }
    }
    visits = visits.map((visit, v) => (isLost(v) ? { ...visit, isFrozen: true } : visit))
  }
}

function offerOf(
  search: Search,
  problem: PlanProblem,
  v: number,
): Omit<UrgentOffer, 'cost'> | null {
  const { net } = search
  const placements = placementsOf(search)
  const placement = placements[v]
  if (!placement) return null
  const moves = problem.visits.flatMap(({ id, present, isSent, isSeen }, u) => {
    const to = placements[u]
    if (u === v || !present || !to) return []
    const isSame =
      Math.abs(to.start - present.start) < net.problem.weights.shiftFrom &&
      to.routes.every((r) => present.routes.includes(r))
    return isSame ? [] : [{ id, from: present, to, isSent, isSeen }]
  })
  return { placement, moves }
}
