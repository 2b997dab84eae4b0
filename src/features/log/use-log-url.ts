import { useCallback } from 'react'
import { useUrlQuery } from '#ui/url-query.ts'
import { isFiltered, type LogFilter, readLogFilter, writeLogFilter } from './log-filter.ts'

export interface LogUrl {
  readonly filter: LogFilter
  readonly isFiltered: boolean
  readonly onFilter: (changes: Partial<LogFilter>) => void
  /** The id of the entry that is open. */
  readonly open: string | null
  /** Stable. */
  readonly show: (id: string | null) => void
}

/** The filter and the open entry, which are in the URL. */
export function useLogUrl(): LogUrl {
  const { values, change } = useUrlQuery()
  const filter = readLogFilter(values)
  const show = useCallback(
    (id: string | null) =>
      change((now) => {
        const next = new URLSearchParams(now)
        if (id === null) next.delete('entry')
        else next.set('entry', id)
        return next
      }),
    [change],
  )
  return {
    filter,
    isFiltered: isFiltered(filter),
    onFilter: (changes) => change((now) => writeLogFilter(now, changes)),
    open: values.get('entry'),
    show,
  }
}
