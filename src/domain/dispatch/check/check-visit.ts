import type { Board, BoardVisit } from '../board-visit.ts'
import { boardIndex } from '../board-index.ts'
import { dayAt } from '../day-bounds.ts'
import { type Finding, finding } from '../finding.ts'
import { visitDay } from '../visit-time.ts'
import { checkItems } from './check-items.ts'
import { checkOpening } from './check-opening.ts'
import { checkParts } from './check-parts.ts'
import { checkPromise } from './check-promise.ts'
import { checkSkills } from './check-skills.ts'
import { checkTerritory } from './check-territory.ts'
import { checkTold } from './check-told.ts'

/** What is to say of a visit whatever else its assignees do that day. */
export function checkVisit(board: Board, visit: BoardVisit): readonly Finding[] {
  const { timeZone } = board.company
  const day = visitDay(visit, timeZone)
  return [
    ...checkSkills(board, visit, day ?? dayAt(board.now, timeZone)),
    ...checkPromise(board, visit),
    ...checkOpening(board, visit),
    ...checkCrew(visit),
    ...checkWanted(visit),
    ...checkItems(board, visit),
    ...checkParts(board, visit),
    ...(visit.place === null ? [finding('placeUnknown', visit.id)] : []),
    ...checkTerritory(board, visit),
    ...checkSeen(visit),
    ...checkTold(board, visit),
    ...checkSite(board, visit, day),
  ]
}

function checkCrew({ id, assigneeIds, order }: BoardVisit): readonly Finding[] {
  const isSmall = assigneeIds.length > 0 && assigneeIds.length < order.crewSize
  return isSmall ? [finding('crewTooSmall', id)] : []
}

/** Assignees whom the order does not want, and a crew without anyone whom it prefers. */
function checkWanted({ id, assigneeIds, order }: BoardVisit): readonly Finding[] {
  const { preferredIds, excludedIds } = order
  const excluded = assigneeIds.filter((personId) => excludedIds.includes(personId))
  const [only] = assigneeIds
  const lacks =
    only !== undefined &&
    preferredIds.length > 0 &&
    !assigneeIds.some((personId) => preferredIds.includes(personId))
  return [
    ...excluded.map((personId) => finding('excludedPerson', id, { personId })),
    ...(lacks
      ? [finding('notPreferred', id, assigneeIds.length === 1 ? { personId: only } : {})]
      : []),
  ]
}

function checkSeen({ id, assigneeIds, isSent, toldAt, seenBy }: BoardVisit): readonly Finding[] {
  if (!isSent || toldAt === null) return []
  return assigneeIds
    .filter(
      (personId) => Date.parse(seenBy[personId] ?? '1970-01-01T00:00:00Z') < Date.parse(toldAt),
    )
    .map((personId) => finding('notSeen', id, { personId }))
}

function checkSite(board: Board, visit: BoardVisit, day: string | null): readonly Finding[] {
  if (day === null) return []
  const other = boardIndex(board)
    .bySite.get(visit.order.siteId)
    ?.find((one) => one.orderId !== visit.orderId && visitDay(one, board.company.timeZone) === day)
  return other ? [finding('sameSiteTwice', visit.id, { otherVisitId: other.id })] : []
}
