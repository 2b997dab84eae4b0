import type { Board } from '#domain/dispatch/board-visit.ts'
import { placedVisit } from '#domain/dispatch/unplanned-work.ts'
import { takesTime, visitDay } from '#domain/dispatch/visit-time.ts'
import type { BoardItem } from '../board/use-board.ts'

/** The visits of the days that are shown, by time; work without a plan from when it was begun. */
export function shownVisits(
  board: Board,
  items: ReadonlyMap<string, BoardItem>,
  days: readonly string[],
): readonly BoardItem[] {
  const shown = new Set(days)
  return [...items.values()]
    .map((item) => sinceBegun(board, item))
    .filter((item) => {
      const day = visitDay(item, board.company.timeZone)
      return takesTime(item) && day !== null && shown.has(day)
    })
    .sort((a, b) => {
      const [x, y] = [a.start ?? '', b.start ?? '']
      return x < y || (x === y && a.id < b.id) ? -1 : 1
    })
}

function sinceBegun({ company, now }: Board, item: BoardItem): BoardItem {
  const { start, begunAt = null } = item
  if (start !== null || begunAt === null) return item
  return { ...item, start: begunAt, minutes: placedVisit(item, now, company.timeZone).minutes }
}
