import { isClosed } from '../../order/is-closed.ts'
import { boardIndex } from '../board-index.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { type Finding, finding } from '../finding.ts'
import { baseOf, type Lane } from '../lane.ts'
import { isUnderWay } from './check-change.ts'

/** On the day that it is now: visits to which the person can no longer come in time. */
export function checkNow(board: Board, lane: Lane): readonly Finding[] {
  return expectedVisits(board, lane).flatMap(({ visit, startsAt, arrivesAt, plannedAt }) => {
    const minutes = Math.ceil((arrivesAt - startsAt) / 60_000)
    // What is late by its plan alone is told of as an overlap or a drive that is too long.
    if (arrivesAt <= plannedAt) return []
    return finding('lateNow', visit.id, { personId: lane.personId, minutes })
  })
}

/** What is left of a lane on the day that it is now. */
interface ExpectedVisit {
  readonly visit: BoardVisit
  readonly startsAt: number
  /** When the person can be there, and when by the plan alone. */
  readonly arrivesAt: number
  readonly plannedAt: number
  /** When they are free again. */
  readonly freeAt: number
}

/** The visits of a lane that are not over, by start, as they can be from now on; none on any other day. */
export function expectedVisits(board: Board, lane: Lane): readonly ExpectedVisit[] {
  if (board.now < lane.startsAt || board.now >= lane.endsAt) return []
  const { travel } = boardIndex(board)
  const expected: ExpectedVisit[] = []
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
    const plannedAt = Math.max(startsAt, plannedFreeAt + drive)
    place = visit.place
    freeAt = Math.max(freeAt, arrivesAt + endsAt - startsAt)
    plannedFreeAt = Math.max(plannedFreeAt, plannedAt + endsAt - startsAt)
    expected.push({ visit, startsAt, arrivesAt, plannedAt, freeAt })
  }
  return expected
}

/** Whether nobody goes there any more: it is closed, waits, or was left with work for another visit. */
function isPast({ order }: BoardVisit, startsAt: number, now: number): boolean {
  const isLeft = order.status === 'partlyDone' && startsAt < now
  return isClosed(order.status) || order.status === 'onHold' || isLeft
}
