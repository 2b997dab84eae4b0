import type { Sorting, TableColumn } from './table-column.ts'

/** The rows sorted by a column; as they are where it is unknown or cannot be sorted by. */
export function sortRows<T>(
  rows: readonly T[],
  columns: readonly Pick<TableColumn<T>, 'id' | 'sortBy'>[],
  sorting: Sorting | null,
  locale: string,
): readonly T[] {
  const sortBy = columns.find(({ id }) => id === sorting?.column)?.sortBy
  if (!sortBy || !sorting) return rows
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const sign = sorting.isDescending ? -1 : 1
  const keyed = rows.map((row) => ({ row, key: sortBy(row) }))
  keyed.sort(({ key: a }, { key: b }) => {
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b))
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
    return sign * compare(String(a), String(b))
  })
  return keyed.map(({ row }) => row)
}

function isMissing(key: string | number | null): boolean {
  return key === null || key === ''
}

/** What a press on a column's head sorts by next: up, down, then as the list is by itself. */
export function nextSorting(now: Sorting | null, column: string): Sorting | null {
  if (now?.column !== column) return { column, isDescending: false }
  return now.isDescending ? null : { column, isDescending: true }
}
