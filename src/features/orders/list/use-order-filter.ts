import { useCallback, useMemo } from 'react'
import { useUrlQuery } from '#ui/url-query.ts'
import { useUrlText } from '#ui/use-url-text.ts'
import { readOrderFilter, writeOrderFilter, type OrderFilter } from './order-filter.ts'

/** The filter as a query string, which links to orders keep so that the list stays filtered. */
export function useListQuery(): string {
  const { values } = useUrlQuery()
  const query = writeOrderFilter(new URLSearchParams(), readOrderFilter(values)).toString()
  return query === '' ? '' : `?${query}`
}

/** The filter is stored in the URL, so that it can be shared and survives a reload. */
export function useOrderFilter(): [OrderFilter, (changes: Partial<OrderFilter>) => void] {
  const { values, change: changeQuery } = useUrlQuery()
  const [text, setText] = useUrlText()

  // Stable, so that its consumers do not re-render on every keystroke.
  const change = useCallback(
    ({ text: typed, ...others }: Partial<OrderFilter>) => {
      if (typed !== undefined) setText(typed)
      if (Object.keys(others).length > 0) changeQuery((now) => writeOrderFilter(now, others))
    },
    [setText, changeQuery],
  )

  // The same object while the filter is unchanged, so that matches are computed once.
  const filter = useMemo(() => ({ ...readOrderFilter(values), text }), [values, text])
  return [filter, change]
}
