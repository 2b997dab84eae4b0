import type { Board } from '#domain/dispatch/board-visit.ts'
import { takesTime, visitDay } from '#domain/dispatch/visit-time.ts'
import type { FindingsByVisit } from '../board/check-board.ts'
import type { BoardItem } from '../board/use-board.ts'

export const sortColumns = ['time', 'who', 'what', 'status'] as const
export type SortColumn = (typeof sortColumns)[number]

export interface VisitRow {
  readonly item: BoardItem
  readonly who: string
  readonly problems: number
}

export interface RowSort {
  readonly column: SortColumn
  readonly isDescending: boolean
}

/** The visits of a day in the order of a column; equal ones by start and then by id. */
export function visitRows(
  board: Board,
  items: ReadonlyMap<string, BoardItem>,
  findings: FindingsByVisit,
  day: string,
  { column, isDescending }: RowSort,
  nameOf: (personId: string) => string,
): readonly VisitRow[] {
  const { timeZone } = board.company
  const rows = board.visits
    .filter((visit) => takesTime(visit) && visitDay(visit, timeZone) === day)
    .flatMap(({ id }) => items.get(id) ?? [])
    .map((item) => ({
      item,
      who: item.assigneeIds.map(nameOf).join(', '),
      problems: (findings.get(item.id) ?? []).filter(({ severity }) => severity !== 'note').length,
    }))
  const sign = isDescending ? -1 : 1
  return rows.sort(
    (a, b) =>
      sign * textOf(a, column).localeCompare(textOf(b, column)) ||
      textOf(a, 'time').localeCompare(textOf(b, 'time')) ||
      (a.item.id < b.item.id ? -1 : 1),
  )
}

function textOf({ item, who }: VisitRow, column: SortColumn): string {
  switch (column) {
    case 'time':
      return item.start ?? item.begunAt ?? ''
    case 'who':
      return who
    case 'what':
      return item.order.title
    case 'status':
      return item.order.status
  }
}
