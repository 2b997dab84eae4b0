import type { Board } from '#domain/dispatch/board-visit.ts'
import { takesTime, visitDay } from '#domain/dispatch/visit-time.ts'
import type { BoardItem } from '../board/use-board.ts'

/** The visits of the days that are shown, by time. */
export function shownVisits(
  board: Board,
  items: ReadonlyMap<string, BoardItem>,
  days: readonly string[],
): readonly BoardItem[] {
  const shown = new Set(days)
  return [...items.values()]
    .filter((item) => {
      const day = visitDay(item, board.company.timeZone)
      return takesTime(item) && day !== null && shown.has(day)
    })
    .sort((a, b) => {
      const [x, y] = [a.start ?? '', b.start ?? '']
      return x < y || (x === y && a.id < b.id) ? -1 : 1
    })
}
