import type { Board, BoardVisit } from '../board-visit.ts'
import { keepIndex } from '../board-index.ts'
import { findingsOf } from '../check/check.ts'
import type { Finding } from '../finding.ts'

/** The board with these visits as they would be; those that it does not have are added. */
export function boardWith(board: Board, changed: readonly BoardVisit[]): Board {
  const ids = new Set(changed.map(({ id }) => id))
  const [others, removed]: [BoardVisit[], BoardVisit[]] = [[], []]
  for (const visit of board.visits) (ids.has(visit.id) ? removed : others).push(visit)
  const after = { ...board, visits: [...others, ...changed] }
  keepIndex(board, after, removed, changed)
  return after
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
