import { openPlan } from './engine/places.ts'
import { type Search } from './engine/search.ts'
import { placementsOf } from './engine/snapshot.ts'
import { isMoved } from './result.ts'
import { isFixed } from './rules.ts'
import { createChains } from './engine/chains.ts'
import { withVisit } from './explain.ts'
import type { Placement, PlanProblem, PlanVisit } from './types.ts'

/** A visit that would be elsewhere or at another time. */
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
  /** Those that change their technician, or their time by as much as the weights call a shift. */
  readonly moves: readonly UrgentMove[]
  /** Those that start a few minutes earlier or later. */
  readonly shifts: readonly UrgentMove[]
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
 * Fits a visit into the plan that exists. Locked visits stay, and all others but those that are said to move or shift.
 * Where nobody moves, no start changes at all.
 */
export function insertUrgent(problem: PlanProblem, visit: PlanVisit): UrgentOffers {
  const urgent = { ...visit, present: null, isFrozen: false, lock: 'none' as const }
  const { search, held } = openAsItIs(withVisit(problem, urgent))
  const v = search.net.problem.visits.findIndex(({ id }) => id === visit.id)
  const describe = (): Omit<UrgentOffer, 'cost'> | null => offerOf(search, problem, v)
  const moveNobody = createChains(search, v, held, 0).cheapest(0, () => false, Infinity, describe)
  const chains = createChains(search, v, held, problem.weights.shiftFrom - 1)
  const isUnsent = (u: number): boolean => {
    const other = search.net.problem.visits[u]
    return other !== undefined && !other.isSent && !other.isSeen
  }
  const moveFew = chains.cheapest(mostFew, isUnsent, moveNobody?.cost ?? Infinity, describe)
  const least = moveFew?.cost ?? moveNobody?.cost ?? Infinity
  const cheapest = chains.cheapest(mostMoved, () => true, least, describe)
  return { moveNobody, moveFew, cheapest }
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
    const planned = placementsOf(search)
    const isLost = (v: number): boolean => now[v] !== null && planned[v]?.start !== now[v]?.start
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
  const changes = problem.visits.flatMap((visit, u) => {
    const { id, present, isSent, isSeen } = visit
    const to = placements[u]
    if (u === v || !present || !to) return []
    if (to.start === present.start && to.routes.join() === present.routes.join()) return []
    return [{ isMove: isMoved(net, visit, to), move: { id, from: present, to, isSent, isSeen } }]
  })
  const ofKind = (isMove: boolean): readonly UrgentMove[] =>
    changes.filter((change) => change.isMove === isMove).map(({ move }) => move)
  return { placement, moves: ofKind(true), shifts: ofKind(false) }
}
