import { keepByParts } from '#lib/keep-by-parts.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { boardIndex } from '../board-index.ts'
import { dayAt, dayBounds } from '../day-bounds.ts'
import type { Finding } from '../finding.ts'
import { type Lane, laneOf, makeLane } from '../lane.ts'
import { type PersonVisits, withVisit } from '../person-visits.ts'
import { anytimeDay, takesTime, timedVisit } from '../visit-time.ts'
import { checkActive, checkChange, type VisitChange } from './check-change.ts'
import { checkDay } from './check-day.ts'
import { checkHours } from './check-hours.ts'
import { needingItems } from './check-items.ts'
import { checkNow } from './check-now.ts'
import { checkRest } from './check-rest.ts'
import { checkSequence } from './check-sequence.ts'
import { checkVisit } from './check-visit.ts'

/** Limits of a whole day, whichever of its visits is the one too many. */
const dayCodes: ReadonlySet<string> = new Set(['breakImpossible', 'overDailyMaximum'])

/** What a change of one visit would break: rules of that visit, and of the days of those who would go there. */
export function check(board: Board, change: VisitChange): readonly Finding[] {
  const { visit } = change
  const found = [...checkChange(board, change)]
  if (!takesTime(visit)) return found
  found.push(...checkVisit(board, visit))
  for (const personId of visit.assigneeIds) {
    const visits = withVisit(boardIndex(board).byPerson.get(personId), visit)
    for (const day of daysOf(board, visit)) {
      const lane = makeLane(board, personId, day, visits)
      found.push(...checkLane(board, lane).filter((one) => concerns(one, visit.id)))
    }
    found.push(...restAround(board, personId, visits, visit))
  }
  return distinct(found)
}

/** What the visits of a local day 'YYYY-MM-DD' break, as they are planned. */
export function findingsOf(board: Board, day: string): readonly Finding[] {
  return distinct(checksOf(board, day).flatMap((find) => find()))
}

/**
 * Checks local days 'YYYY-MM-DD' a visit and a person at a time, so that it can be spread over several tasks.
 * What is found is kept, so `findingsOf` has little left to do for them afterwards.
 */
export function* prepareFindings(board: Board, days: readonly string[]): Generator<void, void> {
  for (const day of days)
    for (const find of checksOf(board, day)) {
      find()
      yield
    }
}

/** The checks of a local day: one for each of its visits, and one for the day of each person. */
function checksOf(board: Board, day: string): readonly (() => readonly Finding[])[] {
  const { timed, byPerson } = boardIndex(board)
  const { startsAt, endsAt } = dayBounds(day, board.company.timeZone)
  const anytime = board.visits.filter((visit) => visit.start === day && takesTime(visit))
  const ofDay = timed.filter((one) => one.startsAt >= startsAt && one.startsAt < endsAt)
  const today = dayAt(board.now, board.company.timeZone)
  const isToday = board.now >= startsAt && board.now < endsAt
  const visits = [...ofDay.map(({ visit }) => visit), ...anytime].map(
    (visit) => () =>
      keptVisit(visit, '', partsOf(board, visit, today), () => ofVisit(board, visit)),
  )
  const lanes = [...byPerson].map(([personId, all]) => () => {
    const lane = laneOf(board, personId, day)
    const found = keptDay(lane, '', [isToday && board.now], () => checkLane(board, lane))
    const first = lane.visits.find((one) => one.startsAt >= startsAt)
    return first ? [...found, ...checkRest(personId, all, first.visit.id, board.company)] : found
  })
  return [...visits, ...lanes]
}

const keptVisit = keepByParts<readonly Finding[]>()
const keptDay = keepByParts<readonly Finding[]>()

/** All that the findings of a planned visit are made of besides the visit. */
function partsOf(board: Board, visit: BoardVisit, today: string): readonly unknown[] {
  const { byOrder, bySite } = boardIndex(board)
  const parts = byOrder.get(visit.orderId) ?? []
  const { followUpOf, siteId } = visit.order
  return [
    board.company,
    today,
    // Whether another part is over depends on the minute.
    parts.length > 1 && board.now,
    ...visit.assigneeIds.map((id) => board.people.get(id)),
    ...parts,
    ...((followUpOf !== null && byOrder.get(followUpOf)) || []),
    ...(bySite.get(siteId) ?? []),
    ...(visit.order.neededItems.length > 0 ? [board.stock, ...needingItems(board)] : []),
  ]
}

/** A pair of visits is told of at the later one only. */
function ofVisit(board: Board, visit: BoardVisit): readonly Finding[] {
  return [
    ...checkActive(board, visit),
    ...checkVisit(board, visit).filter(({ visitId }) => visitId === visit.id),
  ]
}

function checkLane(board: Board, lane: Lane): readonly Finding[] {
  if (lane.visits.length + lane.anytime.length === 0) return []
  return [
    ...checkSequence(lane),
    ...checkHours(lane),
    ...checkDay(board, lane),
    ...checkNow(board, lane),
  ]
}

function concerns({ code, visitId, otherVisitId }: Finding, id: string): boolean {
  return visitId === id || otherVisitId === id || dayCodes.has(code)
}

/** The rest before the day of a visit and before the one after it. */
function restAround(
  board: Board,
  personId: string,
  visits: PersonVisits,
  visit: BoardVisit,
): readonly Finding[] {
  const i = visits.timed.findIndex((one) => one.visit.id === visit.id)
  const pair = i < 0 ? [] : visits.timed.slice(i, i + 2)
  return pair.flatMap((one) => checkRest(personId, visits, one.visit.id, board.company))
}

/** The local days that a visit touches. */
function daysOf({ company }: Board, visit: BoardVisit): readonly string[] {
  const day = anytimeDay(visit)
  const timed = timedVisit(visit)
  if (day !== null) return [day]
  if (timed === null) return []
  const { timeZone } = company
  return [...new Set([dayAt(timed.startsAt, timeZone), dayAt(timed.endsAt - 1, timeZone)])]
}

function distinct(found: readonly Finding[]): readonly Finding[] {
  const seen = new Set<string>()
  return found.filter(({ code, visitId, personId, otherVisitId, skillId, itemId }) => {
    const key = [code, visitId, personId, otherVisitId, skillId, itemId].join(' ')
    return !seen.has(key) && Boolean(seen.add(key))
  })
}
