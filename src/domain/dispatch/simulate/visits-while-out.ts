import { isClosed } from '../../order/is-closed.ts'
import { addDays } from '../../time/local-time.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { isUnderWay } from '../check/check-change.ts'
import { takesTime, visitDay } from '../visit-time.ts'

/** What a person has planned for days on which they are out. */
export interface VisitsWhileOut {
  /** Those that others can take. */
  readonly lost: readonly BoardVisit[]
  /** Those that stay with them, because someone is on the way or there. */
  readonly underWay: readonly BoardVisit[]
}

/** A person's open visits of some days from a local day on. */
export function visitsWhileOut(
  board: Board,
  personId: string,
  { from, days }: { readonly from: string; readonly days: number },
): VisitsWhileOut {
  const until = addDays(from, days)
  const open = board.visits.filter((visit) => {
    if (!visit.assigneeIds.includes(personId)) return false
    const day = visitDay(visit, board.company.timeZone)
    const isOpen = takesTime(visit) && !isClosed(visit.order.status)
    return isOpen && day !== null && day >= from && day < until
  })
  return {
    lost: open.filter((visit) => !isUnderWay(visit)),
    underWay: open.filter(isUnderWay),
  }
}
