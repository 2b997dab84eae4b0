import { useCallback, useMemo } from 'react'
import { useLocale } from '#messages/index.ts'
import { useUrlQuery } from '#ui/url-query.ts'
import { nextSorting, sortRows } from '#ui/table/sort-rows.ts'
import type { OwnWidths, Sorting } from '#ui/table/table-column.ts'
import type { DataColumn } from './data-column.ts'
import { type SavedView, useTableLayout } from './table-layouts.ts'
import { readTableUrl, viewQuery, writeTableUrl } from './table-url.ts'

export interface TableSetup<T> {
  /** All columns that can be shown. */
  readonly all: readonly DataColumn<T>[]
  /** The ones that are shown. */
  readonly columns: readonly DataColumn<T>[]
  readonly chooseColumns: (ids: readonly string[] | null) => void
  readonly sorting: Sorting | null
  readonly sortBy: (column: string) => void
  readonly sort: (rows: readonly T[]) => readonly T[]
  readonly widths: OwnWidths
  readonly resize: (column: string, width: number | null) => void
  readonly views: readonly SavedView[]
  readonly saveViews: (views: readonly SavedView[]) => void
  /** The query of what is shown now, as a view keeps it. */
  readonly query: string
  /** The query of links to rows, so that the table stays as it is: these values and how it is shown. */
  readonly linkQuery: (values: Readonly<Record<string, string>> | URLSearchParams) => string
}

/**
 * How a table is shown: columns, widths and saved views are kept on this device, the sorting in the URL; a link can
 * also say which columns it shows.
 */
export function useTableSetup<T>(table: string, all: readonly DataColumn<T>[]): TableSetup<T> {
  const locale = useLocale()
  const { values, change } = useUrlQuery()
  const [layout, changeLayout] = useTableLayout(table)
  const known = useMemo(() => all.map(({ id }) => id), [all])
  const url = useMemo(() => readTableUrl(values, known), [values, known])
  const chosen = url.columns ?? layout.columns
  const columns = useMemo(
    () => all.filter(({ id, isExtra, rank }) => rank === 0 || (chosen?.includes(id) ?? !isExtra)),
    [all, chosen],
  )
  const { sorting } = url
  return {
    all,
    columns,
    sorting,
    widths: layout.widths,
    views: layout.views,
    query: viewQuery(values),
    linkQuery(values) {
      const search = writeTableUrl(new URLSearchParams(values), url)
      return search.size === 0 ? '' : `?${search}`
    },
    chooseColumns(ids) {
      changeLayout({ columns: ids === null ? null : [...ids], ...(ids === null && { widths: {} }) })
      if (url.columns) change((now) => writeTableUrl(now, { columns: null }))
    },
    sortBy: (column) =>
      change((now) => writeTableUrl(now, { sorting: nextSorting(sorting, column) })),
    sort: useCallback((rows) => sortRows(rows, all, sorting, locale), [all, sorting, locale]),
    resize(column, width) {
      const { [column]: _, ...others } = layout.widths
      changeLayout({ widths: width === null ? others : { ...others, [column]: width } })
    },
    saveViews: (views) => changeLayout({ views: [...views] }),
  }
}
