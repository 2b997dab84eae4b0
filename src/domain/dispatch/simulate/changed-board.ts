import type { Board, BoardVisit } from '../board-visit.ts'
import { findingsOf } from '../check/check.ts'
import type { Finding } from '../finding.ts'

/** The board with these visits as they would be; those that it does not have are added. */
export function boardWith(board: Board, changed: readonly BoardVisit[]): Board {
  const byId = new Map(changed.map((visit) => [visit.id, visit]))
  const others = board.visits.filter(({ id }) => !byId.has(id))
  return { ...board, visits: [...others, ...changed] }
}

/** Problems of a local day that the board has after a change and did not have before; those that got worse too. */
export function newProblems(before: Board, after: Board, day: string): readonly Finding[] {
  const known = new Map(findingsOf(before, day).map((one) => [keyOf(one), one.minutes ?? 0]))
  return findingsOf(after, day).filter((one) => {
    const was = known.get(keyOf(one))
    return one.severity !== 'note' && (was === undefined || (one.minutes ?? 0) > was)
  })
}

function keyOf({ code, visitId, personId, otherVisitId, skillId, itemId }: Finding): string {
  return [code, visitId, personId, otherVisitId, skillId, itemId].join(' ')
}
