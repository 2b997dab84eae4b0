import { weightsOf } from '#domain/planning/day/weights.ts'
import { addDays } from '../../time/local-time.ts'
import { boardIndex, visitsById } from '../board-index.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { dayAt } from '../day-bounds.ts'
import { type Lane, laneOf } from '../lane.ts'
import type { LaneVisit } from '../lane-visit.ts'
import { brokenRule } from '../suggest/broken-rule.ts'
import { timeLimits } from '../suggest/limits.ts'
import { dayRule, lastAtSite } from '../suggest/person-facts.ts'
import { freeAfter, startOf } from '../suggest/slots.ts'
import type { Offer } from '../suggest/suggest.ts'
import { changeCost, movableVisits } from './change-cost.ts'
import { boardWith } from './changed-board.ts'
import { problemsOfChange } from './problems-of-change.ts'
import { type Pause, pushLater, upToStep } from './push-later.ts'
import { type UrgentPlan, urgentDays } from './urgent-plan.ts'
import { visitsAround } from './visits-around.ts'

/** What moved visits may break, and by how many minutes in all: a dispatcher can settle these with a call. */
const tolerated: ReadonlySet<string> = new Set(['afterWindow', 'outsideHours'])
const mostMinutes = 60

interface Search {
  /** Without the urgent visit. */
  readonly board: Board
  readonly visit: BoardVisit
  readonly movableIds: ReadonlySet<string>
  readonly lastIds: readonly string[]
}

/**
 * The times at which people could go between what they have planned if their next visits start later: for each person
 * and day the soonest, and the soonest that breaks nothing.
 */
export function startLater(present: Board, visit: BoardVisit): readonly UrgentPlan[] {
  const board = { ...present, visits: present.visits.filter(({ id }) => id !== visit.id) }
  const movableIds = new Set(movableVisits(board).map(({ id }) => id))
  const search = { board, visit, movableIds, lastIds: lastAtSite(board, visit) }
  const today = dayAt(board.now, board.company.timeZone)
  const days = Array.from({ length: urgentDays.placed }, (_, i) => addDays(today, i))
  return days.flatMap((day) =>
    [...board.people.keys()].flatMap((id) => plansIn(search, laneOf(board, id, day))),
  )
}

function plansIn(search: Search, lane: Lane): readonly UrgentPlan[] {
  if (dayRule(search.board, lane, search.visit) !== null) return []
  const plans: UrgentPlan[] = []
  for (const [i, next] of lane.visits.entries()) {
    if (!search.movableIds.has(next.visit.id)) continue
    const plan = planBefore(search, lane, i)
    if (!plan) continue
    if (plans.length === 0 || plan.problems.length === 0) plans.push(plan)
    if (plan.problems.length === 0) break
  }
  return plans
}

/** The urgent visit before the one at an index of a lane; null where that is not possible. */
function planBefore(search: Search, lane: Lane, i: number): UrgentPlan | null {
  const { board, visit, movableIds } = search
  const offer = offerBefore(search, lane, i)
  if (!offer) return null
  const placed = { ...visit, assigneeIds: [lane.personId], leadId: null, start: offer.start }
  const next = lane.visits.slice(i)
  for (const pause of [null, ...pausesOf(lane, next)]) {
    const moved = pushLater(boardIndex(board).travel, placed, next, { movableIds, pause })
    if (moved === null || moved.length === 0) continue
    const around = { ...board, visits: visitsAround(board, [placed, ...moved], [lane.personId]) }
    if (brokenRule(boardWith(around, moved), placed, true) !== null) continue
    const problems = problemsOfChange(board, [placed, ...moved]).filter(
      ({ visitId }) => visitId !== visit.id,
    )
    if (isBearable(problems)) return planOf(search, offer, moved, problems)
  }
  return null
}

function isBearable(problems: UrgentPlan['problems']): boolean {
  const minutes = problems.reduce((sum, one) => sum + (one.minutes ?? 0), 0)
  return minutes <= mostMinutes && problems.every(({ code }) => tolerated.has(code))
}

function offerBefore(search: Search, lane: Lane, i: number): Offer | null {
  const { board, visit, lastIds } = search
  const { travel } = boardIndex(board)
  const previous = lane.visits[i - 1] ?? null
  const next = lane.visits[i]
  const opensAt = Math.max(lane.working.spans[0]?.startsAt ?? 0, previous?.endsAt ?? 0)
  const gap = { previous, startsAt: opensAt }
  const leavesAt = Math.max(freeAfter(board, gap, lane), board.now)
  const place = startOf(board, gap, lane, leavesAt)
  const driveMinutes = travel.minutes(place, visit.place, leavesAt)
  const limits = timeLimits(visit)
  const startsAt = upToStep(Math.max(leavesAt + driveMinutes * 60_000, limits.opensAt))
  if (!next || startsAt > limits.closesAt) return null
  const endsAt = startsAt + visit.minutes * 60_000
  const onwards = travel.minutes(visit.place, next.visit.place, endsAt)
  const cost = driveMinutes + onwards - next.travelMinutes
  return {
    personId: lane.personId,
    start: new Date(startsAt).toISOString(),
    cost,
    terms: [{ code: 'driving', value: cost }],
    driveMinutes,
    wasThereLast: lastIds.includes(lane.personId),
    isLate: endsAt > limits.dueAt,
  }
}

/** The breaks of a day, before each of the next visits. */
function pausesOf({ working }: Lane, next: readonly LaneVisit[]): readonly Pause[] {
  return working.breaks.flatMap((one) =>
    next.map((_, before) => ({ before, from: one.startsAt, minutes: one.minutes })),
  )
}

function planOf(
  { board }: Search,
  offer: Offer,
  moved: readonly BoardVisit[],
  problems: UrgentPlan['problems'],
): UrgentPlan {
  const weights = weightsOf(board.company.planningWeights)
  const former = visitsById(board)
  const moves = moved.map((one) => ({
    visit: former.get(one.id) ?? one,
    offer: { ...offer, start: one.start ?? '', cost: 0, terms: [], isLate: false },
  }))
  const costs = moves.map((one) => changeCost(weights, one.visit, one.offer))
  return { offer, moves, problems, cost: costs.reduce((sum, cost) => sum + cost, offer.cost) }
}
