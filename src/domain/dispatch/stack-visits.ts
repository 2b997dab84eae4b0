import type { Stretch } from './day-bounds.ts'

/** Where overlapping bars of a lane lie beneath each other. */
export interface Stack {
  /** By id: 0 for the uppermost row. */
  readonly rowOf: ReadonlyMap<string, number>
  /** At least 1. */
  readonly rows: number
}

/**
 * Rows for bars so that none covers another: in order of start, then the longer first, then by id, each in the
 * uppermost row that is free. The order of the list does not matter. Takes as few rows as possible. `placed` are bars
 * that stay in their rows.
 */
export function stackVisits(
  bars: readonly (Stretch & { readonly id: string })[],
  placed: readonly (Stretch & { readonly row: number })[] = [],
): Stack {
  const sorted = bars.toSorted(
    (a, b) => a.startsAt - b.startsAt || b.endsAt - a.endsAt || (a.id < b.id ? -1 : 1),
  )
  const rowOf = new Map<string, number>()
  const ends: number[] = []
  for (const { id, startsAt, endsAt } of sorted) {
    const isTaken = (row: number) =>
      (ends[row] ?? -Infinity) > startsAt ||
      placed.some((one) => one.row === row && one.startsAt < endsAt && one.endsAt > startsAt)
    let row = 0
    while (isTaken(row)) row += 1
    ends[row] = endsAt
    rowOf.set(id, row)
  }
  return { rowOf, rows: Math.max(1, ends.length, ...placed.map(({ row }) => row + 1)) }
}
