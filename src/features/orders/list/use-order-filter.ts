import { useCallback, useMemo } from 'react'
import { useUrlQuery } from '#ui/url-query.ts'
import { useUrlText } from '#ui/use-url-text.ts'
import { readOrderFilter, writeOrderFilter, type OrderFilter } from './order-filter.ts'

/** The filter alone, as a link to a row carries it so that the list beside it stays filtered. */
export function useListQuery(): string {
  const { values } = useUrlQuery()
  const query = writeOrderFilter(new URLSearchParams(), readOrderFilter(values)).toString()
  return query === '' ? '' : `?${query}`
}

/** The filter lives in the URL, so that it can be shared and survives a reload. */
export function useOrderFilter(): [OrderFilter, (changes: Partial<OrderFilter>) => void] {
  const { values, change: changeQuery } = useUrlQuery()
  const [text, setText] = useUrlText()

  // Always the same function: what it is given to is not drawn with each letter.
  const change = useCallback(
    ({ text: typed, ...others }: Partial<OrderFilter>) => {
      if (typed !== undefined) setText(typed)
      if (Object.keys(others).length > 0) changeQuery((now) => writeOrderFilter(now, others))
    },
    [setText, changeQuery],
  )

  // The same object as long as it says the same: what it lets pass is worked out once.
  const filter = useMemo(() => ({ ...readOrderFilter(values), text }), [values, text])
  return [filter, change]
}
