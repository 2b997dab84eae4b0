import type { Board, BoardVisit } from '../board-visit.ts'
import { lacksItems } from '../check/check-items.ts'
import { check } from '../check/check.ts'
import type { Rule } from './slot.ts'

/** The first rule that a placed visit breaks. That more people are needed is for the dispatcher to know. */
export function brokenRule(board: Board, visit: BoardVisit, allowsLate: boolean): Rule | null {
  const broken = check(board, { visit, before: null }).find(
    ({ severity, code }) =>
      severity !== 'note' &&
      code !== 'crewTooSmall' &&
      (code !== 'dueMissed' || !allowsLate) &&
      // Where nobody has the items, they keep no one from it more than another.
      (code !== 'partMissing' || isSomewhere(board, visit)),
  )
  return broken?.code ?? null
}

/** Whether someone's van has what the visit needs. */
function isSomewhere(board: Board, visit: BoardVisit): boolean {
  return [...board.people.keys()].some(
    (personId) => !lacksItems(board, { ...visit, assigneeIds: [personId] }),
  )
}
