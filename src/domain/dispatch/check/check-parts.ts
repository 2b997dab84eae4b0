import type { Board, BoardVisit } from '../board-visit.ts'
import { boardIndex } from '../board-index.ts'
import { type Finding, finding } from '../finding.ts'
import { timedVisit, visitDay } from '../visit-time.ts'

/** Whether the parts of an order, and an order that continues another, come in their order. */
export function checkParts(board: Board, visit: BoardVisit): readonly Finding[] {
  const { byOrder } = boardIndex(board)
  const isBefore = (later: BoardVisit, first: BoardVisit) =>
    isTooEarly(later, first, board.company.timeZone)
  const found = (byOrder.get(visit.orderId) ?? []).flatMap((other) => {
    if (other.id === visit.id || other.part === visit.part) return []
    const [first, later] = other.part < visit.part ? [other, visit] : [visit, other]
    return isBefore(later, first) ? [tooEarly(later, first)] : []
  })
  const { followUpOf } = visit.order
  const continued = followUpOf === null ? [] : (byOrder.get(followUpOf) ?? [])
  const early = continued.filter((first) => isBefore(visit, first))
  return [...found, ...early.map((first) => tooEarly(visit, first))]
}

function tooEarly(later: BoardVisit, first: BoardVisit): Finding {
  return finding('beforeFirstPart', later.id, { otherVisitId: first.id })
}

function isTooEarly(later: BoardVisit, first: BoardVisit, timeZone: string): boolean {
  const [laterTimed, firstTimed] = [timedVisit(later), timedVisit(first)]
  if (laterTimed && firstTimed) return laterTimed.startsAt < firstTimed.endsAt
  const [laterDay, firstDay] = [visitDay(later, timeZone), visitDay(first, timeZone)]
  return laterDay !== null && (firstDay === null || laterDay < firstDay)
}
