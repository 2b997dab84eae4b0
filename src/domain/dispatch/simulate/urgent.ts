import { weightsOf } from '#domain/planning/day/weights.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { dayAt } from '../day-bounds.ts'
import { byLateness, type Offer, suggest } from '../suggest/suggest.ts'
import { changeCost, movableVisits } from './change-cost.ts'
import { boardWith } from './changed-board.ts'

/** A visit that makes room, and where it goes. */
export interface Move {
  readonly visit: BoardVisit
  readonly offer: Offer
}

/** A way to place an urgent visit. */
export interface UrgentOffer {
  readonly kind: 'nobody' | 'unsent' | 'cheapest'
  readonly offer: Offer
  readonly moves: readonly Move[]
  /** With what it takes to change what is planned, in minutes of driving. */
  readonly cost: number
  /** Customers of moved visits who were told or promised a time. */
  readonly toldCustomerIds: readonly string[]
}

type Plan = Omit<UrgentOffer, 'kind' | 'toldCustomerIds'>

/** The days in which an urgent visit is placed, and those in which the moved ones are. */
const days = { urgent: 2, moved: 7 } as const
/** How many visits or pairs are tried as those that make room, the first to come. */
const mostTried = 12

/**
 * Up to three ways to place an urgent visit from now on: the first time that moves nobody; the first time that moves
 * one or two visits which are not sent; the cheapest, which may move a sent one. What is under way, locked or starts
 * within the hour stays. A way that is not possible, or that has the same
 * person and time as an earlier one, is left out; those that are late come last.
 */
export function urgent(board: Board, visit: BoardVisit): readonly UrgentOffer[] {
  const from = dayAt(board.now, board.company.timeZone)
  const { offers } = suggest(board, visit, { from, days: days.urgent, top: board.people.size })
  const nobody = offers.map((offer): Plan => ({ offer, moves: [], cost: offer.cost }))
  const movable = movableVisits(board).filter(({ id }) => id !== visit.id)
  const sent = movable.filter(({ isSent }) => isSent).map((one) => [one])
  const unsentPlans = plansWith(board, visit, groupsOf(movable.filter(({ isSent }) => !isSent)))
  const sentPlans = plansWith(board, visit, sent)
  const [soonest] = nobody.toSorted(bySoonest)
  const [unsent] = unsentPlans.toSorted(bySoonest)
  const [cheapest] = [...nobody, ...unsentPlans, ...sentPlans].toSorted(byCost)
  const ways = [
    ...named('nobody', soonest),
    ...named('unsent', unsent),
    ...named('cheapest', cheapest),
  ].filter((one, i, all) => all.findIndex((other) => isSameOffer(one, other)) === i)
  return ways.toSorted((a, b) => byLateness(a.offer, b.offer))
}

/** Whether two ways place the visit with the same person at the same time. */
function isSameOffer({ offer: a }: Plan, { offer: b }: Plan): boolean {
  return a.personId === b.personId && a.start === b.start
}

function named(kind: UrgentOffer['kind'], plan: Plan | undefined): readonly UrgentOffer[] {
  if (!plan) return []
  const ids = plan.moves.flatMap(({ visit: { order, customerTold } }) =>
    customerTold === null && order.windowStart === null && order.windowEnd === null
      ? []
      : [order.customerId],
  )
  return [{ kind, ...plan, toldCustomerIds: [...new Set(ids)] }]
}

/** Each visit alone, and with the next one of the same person. */
function groupsOf(visits: readonly BoardVisit[]): readonly (readonly BoardVisit[])[] {
  return visits.flatMap((visit, i) => {
    const next = visits.slice(i + 1).find((one) => one.assigneeIds[0] === visit.assigneeIds[0])
    return next ? [[visit], [visit, next]] : [[visit]]
  })
}

/** The urgent visit in the place of each group, and where the group goes. */
function plansWith(
  board: Board,
  visit: BoardVisit,
  groups: readonly (readonly BoardVisit[])[],
): readonly Plan[] {
  const from = dayAt(board.now, board.company.timeZone)
  const weights = weightsOf(board.company.planningWeights)
  return groups.slice(0, mostTried).flatMap((group) => {
    const personId = group[0]?.assigneeIds[0] ?? ''
    const person = board.people.get(personId)
    if (!person) return []
    const gone = group.map((one) => ({ ...one, assigneeIds: [], start: null }))
    const without = boardWith(board, gone)
    const alone = { ...without, people: new Map([[personId, person]]) }
    const [offer] = suggest(alone, visit, { from, days: days.urgent, top: 1 }).offers
    if (!offer) return []
    const placed = { ...visit, assigneeIds: [personId], start: offer.start }
    const moves = moveAll(boardWith(without, [placed]), group, from)
    if (moves === null) return []
    const costs = moves.map((one) => one.offer.cost + changeCost(weights, one.visit, one.offer))
    return [{ offer, moves, cost: costs.reduce((sum, cost) => sum + cost, offer.cost) }]
  })
}

/** Where each of a group goes, one after the other; null where one has no place. */
function moveAll(board: Board, group: readonly BoardVisit[], from: string): readonly Move[] | null {
  const moves: Move[] = []
  let planned = board
  for (const visit of group) {
    const [offer] = suggest(planned, visit, { from, days: days.moved, top: 1 }).offers
    if (!offer || offer.isLate) return null
    moves.push({ visit, offer })
    planned = boardWith(planned, [{ ...visit, assigneeIds: [offer.personId], start: offer.start }])
  }
  return moves
}

function bySoonest(a: Plan, b: Plan): number {
  return Date.parse(a.offer.start) - Date.parse(b.offer.start) || byCost(a, b)
}

function byCost(a: Plan, b: Plan): number {
  return byLateness(a.offer, b.offer) || a.cost - b.cost || (a.offer.start < b.offer.start ? -1 : 1)
}
