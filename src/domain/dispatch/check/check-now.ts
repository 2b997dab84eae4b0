import { isClosed } from '../../order/is-closed.ts'
import { boardIndex } from '../board-index.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { type Finding, finding } from '../finding.ts'
import { baseOf, type Lane } from '../lane.ts'
import { isUnderWay } from './check-change.ts'

/** On the day that it is now: visits to which the person can no longer come in time. */
export function checkNow(board: Board, lane: Lane): readonly Finding[] {
  if (board.now < lane.startsAt || board.now >= lane.endsAt) return []
  const { travel } = boardIndex(board)
  const found: Finding[] = []
  let place = baseOf(board, lane.personId)
  let freeAt = board.now
  let plannedFreeAt = -Infinity
  for (const { visit, startsAt, endsAt } of lane.visits) {
    if (isPast(visit, startsAt, board.now)) {
      place = visit.place
      continue
    }
    const isThere = visit.order.status === 'onSite' || visit.order.status === 'paused'
    const drive = isUnderWay(visit) ? 0 : travel.minutes(place, visit.place, freeAt) * 60_000
    const arrivesAt = isThere ? startsAt : Math.max(startsAt, freeAt + drive)
    // What is late by its plan alone is told of as an overlap or a drive that is too long.
    const plannedAt = Math.max(startsAt, plannedFreeAt + drive)
    const minutes = Math.ceil((arrivesAt - startsAt) / 60_000)
    if (arrivesAt > plannedAt)
      found.push(finding('lateNow', visit.id, { personId: lane.personId, minutes }))
    place = visit.place
    freeAt = Math.max(freeAt, arrivesAt + endsAt - startsAt)
    plannedFreeAt = Math.max(plannedFreeAt, plannedAt + endsAt - startsAt)
  }
  return found
}

/** Whether nobody goes there any more: it is closed, waits, or was left with work for another visit. */
function isPast({ order }: BoardVisit, startsAt: number, now: number): boolean {
  const isLeft = order.status === 'partlyDone' && startsAt < now
  return isClosed(order.status) || order.status === 'onHold' || isLeft
}
