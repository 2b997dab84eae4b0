import { weightsOf } from '#domain/planning/day/weights.ts'
import { boardIndex, keepIndex } from '../board-index.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { dayAt } from '../day-bounds.ts'
import { type Lane, laneOf } from '../lane.ts'
import { dayRule } from '../suggest/person-facts.ts'
import { suggest } from '../suggest/suggest.ts'
import { timedVisit } from '../visit-time.ts'
import { changeCost, movableVisits } from './change-cost.ts'
import { boardWith } from './changed-board.ts'
import { type Move, type UrgentPlan, urgentDays } from './urgent-plan.ts'

/** How many visits or pairs are tried as those that make room, of those that are sent and of those that are not. */
const mostTried = 12

/** The urgent visit in the place of one or two others of a person, which go to others or to another time. */
export function moveElsewhere(board: Board, visit: BoardVisit): readonly UrgentPlan[] {
  const movable = movableVisits(board).filter(({ id }) => id !== visit.id)
  const groups = soonestOf(board, visit, groupsOf(movable))
  const unsent = groups.filter((group) => group.every(({ isSent }) => !isSent))
  const sent = groups.filter((group) => !unsent.includes(group))
  return [unsent, sent].flatMap((some) =>
    some.slice(0, mostTried).flatMap((group) => planInstead(board, visit, group) ?? []),
  )
}

/** Each visit alone, and with the next one of the same person. */
function groupsOf(visits: readonly BoardVisit[]): readonly (readonly BoardVisit[])[] {
  return visits.flatMap((visit, i) => {
    const next = visits.slice(i + 1).find((one) => one.assigneeIds[0] === visit.assigneeIds[0])
    return next ? [[visit], [visit, next]] : [[visit]]
  })
}

/** The groups that make enough room, of people who can take the urgent visit: first those from whose site it is reached soonest. */
function soonestOf(
  board: Board,
  visit: BoardVisit,
  groups: readonly (readonly BoardVisit[])[],
): readonly (readonly BoardVisit[])[] {
  const { travel } = boardIndex(board)
  const able = groups.flatMap((group) => {
    const [first] = group
    const startsAt = first && timedVisit(first)?.startsAt
    if (!first || startsAt === undefined) return []
    const lane = laneOf(board, first.assigneeIds[0] ?? '', dayAt(startsAt, board.company.timeZone))
    const drive = travel.minutes(first.place, visit.place, startsAt) * 60_000
    const isAble = dayRule(board, lane, visit) === null && isLongEnough(lane, group, visit)
    return isAble ? [{ group, arrivesAt: startsAt + drive }] : []
  })
  return able.toSorted((a, b) => a.arrivesAt - b.arrivesAt).map(({ group }) => group)
}

/** Whether the visit could fit between what is before and after a group, but for the drives. */
function isLongEnough(lane: Lane, group: readonly BoardVisit[], { minutes }: BoardVisit): boolean {
  const of = (one: BoardVisit | undefined) => lane.visits.findIndex(({ visit }) => visit === one)
  const [first, last] = [of(group[0]), of(group.at(-1))]
  if (first < 0 || last < 0) return false
  const opensAt = lane.visits[first - 1]?.endsAt ?? lane.startsAt
  const closesAt = lane.visits[last + 1]?.startsAt ?? lane.endsAt
  return closesAt - opensAt >= minutes * 60_000
}

/** The urgent visit in the place of a group, and where the group goes; null where one has no place. */
function planInstead(
  board: Board,
  visit: BoardVisit,
  group: readonly BoardVisit[],
): UrgentPlan | null {
  const from = dayAt(board.now, board.company.timeZone)
  const weights = weightsOf(board.company.planningWeights)
  const personId = group[0]?.assigneeIds[0] ?? ''
  const person = board.people.get(personId)
  if (!person) return null
  const gone = group.map((one) => ({ ...one, assigneeIds: [], start: null }))
  const without = boardWith(board, gone)
  const alone = { ...without, people: new Map([[personId, person]]) }
  keepIndex(without, alone)
  const options = { from, days: urgentDays.placed, top: 1, soonestFirst: true }
  const [offer] = suggest(alone, visit, options).offers
  if (!offer) return null
  const placed = { ...visit, assigneeIds: [personId], start: offer.start }
  const moves = moveAll(boardWith(without, [placed]), group, from)
  if (moves === null) return null
  const costs = moves.map((one) => one.offer.cost + changeCost(weights, one.visit, one.offer))
  const cost = costs.reduce((sum, value) => sum + value, offer.cost)
  return { offer, moves, cost, problems: [] }
}

/** Where each of a group goes, one after the other; null where one has no place. */
function moveAll(board: Board, group: readonly BoardVisit[], from: string): readonly Move[] | null {
  const moves: Move[] = []
  let planned = board
  for (const visit of group) {
    const options = { from, days: urgentDays.moved, top: 1 }
    const [offer] = suggest(planned, visit, options).offers
    if (!offer || offer.isLate) return null
    moves.push({ visit, offer })
    planned = boardWith(planned, [{ ...visit, assigneeIds: [offer.personId], start: offer.start }])
  }
  return moves
}
