import type { Weights } from '#domain/planning/day/weights.ts'
import { isClosed } from '../../order/is-closed.ts'
import { boardIndex } from '../board-index.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { isUnderWay } from '../check/check-change.ts'
import { dayAt, dayBounds } from '../day-bounds.ts'
import { byStart } from '../person-visits.ts'
import type { Offer } from '../suggest/suggest.ts'
import { timedVisit } from '../visit-time.ts'

/**
 * Visits of one person that may make room for another one, the first to come: those that begin after the time in which
 * nothing changes, and those of today that should have begun and have not.
 */
export function movableVisits(board: Board): readonly BoardVisit[] {
  const { timed } = boardIndex(board)
  const { timeZone } = board.company
  const today = dayBounds(dayAt(board.now, timeZone), timeZone).startsAt
  return timed
    .filter(({ visit, startsAt }) => {
      const isAhead = startsAt >= board.now + board.company.freezeMinutes * 60_000
      const isFree = isAhead || (startsAt < board.now && startsAt >= today)
      const isOpen = !isUnderWay(visit) && !isClosed(visit.order.status)
      return isFree && isOpen && visit.locked === 'none' && visit.assigneeIds.length === 1
    })
    .toSorted(byStart)
    .map(({ visit }) => visit)
}

/** What it costs to give a visit to another person or to start it at another time, in minutes of driving. */
export function changeCost(weights: Weights, visit: BoardVisit, offer: Offer): number {
  const { moved } = weights
  const [personId] = visit.assigneeIds
  const startsAt = timedVisit(visit)?.startsAt ?? Date.parse(offer.start)
  const shift = Math.abs(Date.parse(offer.start) - startsAt) / 60_000
  const shifted = shift < weights.shiftFrom ? 0 : weights.shiftOnce + shift * weights.shift
  if (personId === undefined || personId === offer.personId) return shifted
  if (!visit.isSent) return shifted + moved.unsent
  return shifted + (personId in visit.seenBy ? moved.seen : moved.sent)
}
