import type { Board, BoardPerson } from '#domain/dispatch/board-visit.ts'
import { laneOf } from '#domain/dispatch/lane.ts'
import type { FindingsByVisit } from '../board/check-board.ts'
import type { BoardItem } from '../board/use-board.ts'

/** A person's day in the week. */
export interface WeekCell {
  readonly day: string
  /** Those without a time first, then by start. */
  readonly items: readonly BoardItem[]
  readonly loadMinutes: number
  readonly shiftMinutes: number
  readonly away: 'approved' | 'requested' | null
  /** Ids of the visits with more than a note. */
  readonly problems: readonly string[]
}

export interface WeekRow {
  readonly person: BoardPerson
  readonly cells: readonly WeekCell[]
}

/** What everyone does on each of these days. */
export function weekRows(
  board: Board,
  items: ReadonlyMap<string, BoardItem>,
  findings: FindingsByVisit,
  people: readonly BoardPerson[],
  days: readonly string[],
): readonly WeekRow[] {
  const isBad = ({ id }: BoardItem) =>
    findings.get(id)?.some(({ severity }) => severity !== 'note') === true
  return people.map((person) => ({
    person,
    cells: days.map((day) => {
      const { working, visits, anytime, loadMinutes } = laneOf(board, person.user.id, day)
      const all = [...anytime, ...visits.map(({ visit }) => visit)]
      const shown = all.flatMap(({ id }) => items.get(id) ?? [])
      return {
        day,
        items: shown,
        loadMinutes,
        shiftMinutes: working.minutes,
        away: working.absence ? 'approved' : working.requested ? 'requested' : null,
        problems: shown.filter(isBad).map(({ id }) => id),
      }
    }),
  }))
}

/** All people's day together, as the month shows it. */
export interface MonthDay {
  readonly day: string
  readonly visits: number
  readonly freeMinutes: number
  /** Visits with more than a note; one of a crew counts once, as in the queue. */
  readonly problems: number
}

export function monthDays(rows: readonly WeekRow[], days: readonly string[]): readonly MonthDay[] {
  return days.map((day, i) => {
    const cells = rows.flatMap(({ cells: own }) => own[i] ?? [])
    const visits = new Set(cells.flatMap(({ items }) => items.map(({ id }) => id)))
    return {
      day,
      visits: visits.size,
      freeMinutes: cells.reduce(
        (sum, { shiftMinutes, loadMinutes }) => sum + Math.max(0, shiftMinutes - loadMinutes),
        0,
      ),
      problems: new Set(cells.flatMap(({ problems }) => problems)).size,
    }
  })
}

/** The most visits of a cell that are shown at once. */
const mostShown = 4

/** The first visits of a cell, and how many more there are; all of them where one of the others is selected. */
export function shownOfCell(
  items: readonly BoardItem[],
  selected: readonly string[],
): { readonly shown: readonly BoardItem[]; readonly more: number } {
  const rest = items.slice(mostShown - 1)
  const isWhole = items.length <= mostShown || rest.some(({ id }) => selected.includes(id))
  return isWhole
    ? { shown: items, more: 0 }
    : { shown: items.slice(0, mostShown - 1), more: rest.length }
}
