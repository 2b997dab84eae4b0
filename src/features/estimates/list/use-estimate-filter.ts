import { useCallback, useMemo } from 'react'
import { useUrlQuery } from '#ui/url-query.ts'
import { useUrlText } from '#ui/use-url-text.ts'
import { type EstimateFilter, readEstimateFilter, writeEstimateFilter } from './estimate-filter.ts'

/** The filter as a query string, which links to estimates keep so that the way back leads to the same list. */
export function useListQuery(): string {
  const { values } = useUrlQuery()
  const query = writeEstimateFilter(new URLSearchParams(), readEstimateFilter(values)).toString()
  return query === '' ? '' : `?${query}`
}

/** The filter, which is in the URL. */
export function useEstimateFilter(): [EstimateFilter, (changes: Partial<EstimateFilter>) => void] {
  const { values, change: changeQuery } = useUrlQuery()
  const [text, setText] = useUrlText()
  const change = useCallback(
    ({ text: typed, ...others }: Partial<EstimateFilter>) => {
      if (typed !== undefined) setText(typed)
      if (Object.keys(others).length > 0) changeQuery((now) => writeEstimateFilter(now, others))
    },
    [setText, changeQuery],
  )
  const filter = useMemo(() => ({ ...readEstimateFilter(values), text }), [values, text])
  return [filter, change]
}
