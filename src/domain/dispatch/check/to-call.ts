import { isClosed } from '../../order/is-closed.ts'
import type { ToldWindow } from '../../visit-mail/promised-window.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { dayAt } from '../day-bounds.ts'
import { takesTime, visitDay } from '../visit-time.ts'
import { isUnderWay } from './check-change.ts'
import { checkPromise } from './check-promise.ts'
import { checkTold } from './check-told.ts'

/** A visit whose customer expects another time. */
export interface VisitToCall {
  readonly visitId: string
  readonly orderId: string
  /** A local day or an instant. */
  readonly start: string
  /** The start that the customer was told; null where they only have an arrival window. */
  readonly told: string | null
  /** The arrival window that they were told instead. */
  readonly toldWindow?: ToldWindow
}

/** The visits from today on whose customers expect another time than is planned, the soonest first. */
export function visitsToCall(board: Board): readonly VisitToCall[] {
  return board.visits
    .flatMap((visit) => {
      const { id, orderId, start, customerTold } = visit
      if (start === null || !isToCall(board, visit)) return []
      const toldWindow = customerTold?.window
      const told = customerTold?.start ?? null
      return [{ visitId: id, orderId, start, told, ...(toldWindow && { toldWindow }) }]
    })
    .toSorted((a, b) => compare(a.start, b.start) || compare(a.visitId, b.visitId))
}

/**
 * Whether a visit to come starts at another time than its customer was told or, where they were told none, outside of the
 * arrival window that they were promised.
 */
export function isToCall(board: Board, visit: BoardVisit): boolean {
  const { timeZone } = board.company
  const day = visitDay(visit, timeZone)
  if (day === null || day < dayAt(board.now, timeZone)) return false
  if (!takesTime(visit) || isClosed(visit.order.status) || isUnderWay(visit)) return false
  if (visit.customerTold !== null) return checkTold(board, visit).length > 0
  return checkPromise(board, visit).some(({ code }) => code !== 'dueMissed')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
