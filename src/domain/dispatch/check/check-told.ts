import { isClosed } from '../../order/is-closed.ts'
import { isStillTold } from '../../visit-mail/is-still-told.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { type Finding, finding } from '../finding.ts'
import { isUnderWay } from './check-change.ts'

/** Whether the customer knows when a visit starts that is still to come, where they were told a start before. */
export function checkTold({ company }: Board, visit: BoardVisit): readonly Finding[] {
  const { id, customerTold, start, order } = visit
  if (customerTold === null || start === null) return []
  if (isClosed(order.status) || isUnderWay(visit)) return []
  const isTold = isStillTold(start, customerTold, company.timeZone)
  return isTold ? [] : [finding('customerNotTold', id)]
}
