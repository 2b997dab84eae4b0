import type { Board, BoardPerson } from '#domain/dispatch/board-visit.ts'
import type { BoardItem } from '../board/use-board.ts'
import { shownPeople } from '#components/dispatch/shown-people.ts'
import { shownVisits } from '../export/shown-visits.ts'

/** What one person does on a day. */
export interface DaySheet {
  readonly person: BoardPerson
  /** By time; those of any time first. */
  readonly visits: readonly BoardItem[]
}

/** The sheets of everyone with visits on a day, by name; `personId` for that person's alone. */
export function daySheets(
  board: Board,
  items: ReadonlyMap<string, BoardItem>,
  day: string,
  personId: string | null,
): readonly DaySheet[] {
  const visits = shownVisits(board, items, [day])
  return shownPeople(board)
    .filter(({ user }) => personId === null || user.id === personId)
    .map((person) => ({
      person,
      visits: visits.filter(({ assigneeIds }) => assigneeIds.includes(person.user.id)),
    }))
    .filter((sheet) => sheet.visits.length > 0)
}
