import { useDeferredValue, useMemo } from 'react'
import { type InvoiceListItem, invoiceList, newestInvoices } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { useToday } from '#messages/use-today.ts'
import { filterInvoices, findInvoices, type InvoiceFilter } from './invoice-filter.ts'

export interface InvoiceRows {
  readonly today: string
  /** All of them; undefined before they are loaded, while the newest may be shown. */
  readonly all: readonly InvoiceListItem[] | undefined
  readonly shown: readonly InvoiceListItem[] | undefined
  /** The filter that was applied. */
  readonly settled: InvoiceFilter
}

/** The invoices that match the filter, a moment after it changed: typed letters are shown first. */
export function useInvoiceRows(filter: InvoiceFilter): InvoiceRows {
  const today = useToday(useTimeZone())
  const settled = useDeferredValue(filter)
  const all = useLive(invoiceList())
  const first = useLive(newestInvoices())
  const items = all ?? first
  const { view, age, customerId, text } = settled
  const passing = useMemo(
    () => items && filterInvoices(items, { view, age, customerId }, today),
    [items, view, age, customerId, today],
  )
  const shown = useMemo(() => passing && findInvoices(passing, text), [passing, text])
  return { today, all, shown, settled }
}
