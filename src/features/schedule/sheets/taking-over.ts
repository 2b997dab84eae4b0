import { askedOfVisit } from '../board/asked-of-visit.ts'
import type { BoardItem } from '../board/use-board.ts'

/** Who may take a visit: only others where some of its people asked to be relieved, beside the rest of its crew. */
export function takingOver(item: BoardItem) {
  const askers = askedOfVisit(item).map(({ by }) => by)
  const othersOnly = askers.length > 0
  const rest = othersOnly ? item.assigneeIds.filter((id) => !askers.includes(id)) : []
  return { othersOnly, crewWith: (personId: string) => [...rest, personId] }
}
