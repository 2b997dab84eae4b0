import { isPromisedVisit } from '../../booking/is-promised-visit.ts'
import { boardIndex } from '../board-index.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { timedVisit } from '../visit-time.ts'

/** Planned visits that a change brings closer to the end of their arrival window, or past it. */
export interface Tightened {
  readonly tight: readonly BoardVisit[]
  readonly late: readonly BoardVisit[]
}

/** How long before the end of its window a visit starts that any delay would make late, in milliseconds. */
const tightMs = 15 * 60_000

/** The planned visits that some changes make tight or late, each as it is now. */
export function tightened(
  board: Board,
  changes: readonly { readonly before: BoardVisit; readonly after: BoardVisit }[],
): Tightened {
  const found = changes.flatMap(({ before, after }) => {
    const [was, left] = [timeLeft(board, before), timeLeft(board, after)]
    return was !== null && left !== null && left < was && left < tightMs ? [{ before, left }] : []
  })
  return {
    tight: found.filter(({ left }) => left >= 0).map(({ before }) => before),
    late: found.filter(({ left }) => left < 0).map(({ before }) => before),
  }
}

/** From the start of a visit to the end of its arrival window, in milliseconds; null without one of them. */
function timeLeft(board: Board, visit: BoardVisit): number | null {
  const timed = timedVisit(visit)
  const ofOrder = boardIndex(board).byOrder.get(visit.orderId) ?? []
  const { order } = visit
  const { windowEnd } = order
  const isPromised = isPromisedVisit(order, visit, ofOrder, board.now, board.company.timeZone)
  return timed && windowEnd !== null && isPromised ? Date.parse(windowEnd) - timed.startsAt : null
}
