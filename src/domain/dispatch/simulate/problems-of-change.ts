import { visitsById } from '../board-index.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import type { Finding } from '../finding.ts'
import { boardWith, newProblems } from './changed-board.ts'
import { visitDays, visitsAround } from './visits-around.ts'

/** Problems that the changed visits have and did not have before, or that others get from them. */
export function problemsOfChange(board: Board, changed: readonly BoardVisit[]): readonly Finding[] {
  const personIds = changed.flatMap(({ assigneeIds }) => assigneeIds)
  const known = visitsById(board)
  const asTheyAre = changed.flatMap(({ id }) => known.get(id) ?? [])
  const before = { ...board, visits: [...visitsAround(board, changed, personIds), ...asTheyAre] }
  const after = boardWith(before, changed)
  return visitDays(board, changed).flatMap((day) => newProblems(before, after, day))
}
