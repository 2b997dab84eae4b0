import { useCallback, useMemo } from 'react'
import { useUrlQuery } from '#ui/url-query.ts'
import { useUrlText } from '#ui/use-url-text.ts'
import { type InvoiceFilter, readInvoiceFilter, writeInvoiceFilter } from './invoice-filter.ts'

/** The filter as a query string, which links to invoices keep so that the way back leads to the same list. */
export function useListQuery(): string {
  const { values } = useUrlQuery()
  const query = writeInvoiceFilter(new URLSearchParams(), readInvoiceFilter(values)).toString()
  return query === '' ? '' : `?${query}`
}

/** The filter, which is in the URL. */
export function useInvoiceFilter(): [InvoiceFilter, (changes: Partial<InvoiceFilter>) => void] {
  const { values, change: changeQuery } = useUrlQuery()
  const [text, setText] = useUrlText()
  // Stable, so that its consumers do not re-render on every keystroke.
  const change = useCallback(
    ({ text: typed, ...others }: Partial<InvoiceFilter>) => {
      if (typed !== undefined) setText(typed)
      if (Object.keys(others).length > 0) changeQuery((now) => writeInvoiceFilter(now, others))
    },
    [setText, changeQuery],
  )
  const filter = useMemo(() => ({ ...readInvoiceFilter(values), text }), [values, text])
  return [filter, change]
}
