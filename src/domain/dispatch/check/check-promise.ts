import { isPromisedVisit } from '../../booking/is-promised-visit.ts'
import { windowMiss } from '../../booking/window-miss.ts'
import type { Order } from '../../entities/order.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { boardIndex } from '../board-index.ts'
import { dayAt } from '../day-bounds.ts'
import { type Finding, finding } from '../finding.ts'
import { anytimeDay, timedVisit } from '../visit-time.ts'

/** Whether a visit keeps what the customer was promised: the arrival window and the time by which it is done. */
export function checkPromise(board: Board, visit: BoardVisit): readonly Finding[] {
  return [...checkWindow(board, visit), ...checkDue(board, visit)]
}

function checkWindow(board: Board, visit: BoardVisit): readonly Finding[] {
  if (visit.start === null || wasVisited(visit.order) || !isPromised(board, visit)) return []
  const miss = windowMiss(visit.order, visit.start, board.company.timeZone)
  if (miss === null) return []
  const code = miss.side === 'before' ? 'beforeWindow' : 'afterWindow'
  return [finding(code, visit.id, miss.byMs === null ? {} : { minutes: minutes(miss.byMs) })]
}

function checkDue(board: Board, visit: BoardVisit): readonly Finding[] {
  const { dueAt } = visit.order
  if (dueAt === null) return []
  const due = Date.parse(dueAt)
  const day = anytimeDay(visit)
  const isLate = day === null ? false : isAfterDay(day, due, board)
  const endsAt = day === null ? (timedVisit(visit)?.endsAt ?? board.now) : due
  if (isLate) return [finding('dueMissed', visit.id)]
  return endsAt > due ? [finding('dueMissed', visit.id, { minutes: minutes(endsAt - due) })] : []
}

/** Whether the visit in the promised window was made, and the work left for another one. */
function wasVisited({ status, statusAt, windowStart, windowEnd }: Order): boolean {
  const promised = windowStart ?? windowEnd
  return status === 'partlyDone' && promised !== null && statusAt >= promised
}

function isPromised(board: Board, visit: BoardVisit): boolean {
  const ofOrder = boardIndex(board).byOrder.get(visit.orderId) ?? []
  return isPromisedVisit(visit.order, visit, ofOrder, board.now, board.company.timeZone)
}

function isAfterDay(day: string, time: number, { company }: Board): boolean {
  return day > dayAt(time, company.timeZone)
}

function minutes(time: number): number {
  return Math.ceil(time / 60_000)
}
