import { useDeferredValue, useMemo } from 'react'
import { type OrderListItem, orderList } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { useNow } from '#messages/index.ts'
import { filterOrders, includesClosed, type OrderFilter, withWords } from './order-filter.ts'

export interface OrderRows {
  /** Undefined before the first load. */
  readonly shown: readonly OrderListItem[] | undefined
  /** The filter that they passed. */
  readonly settled: OrderFilter
}

/** The orders that match the filter, a moment after it changed: typed letters are shown first. */
export function useOrderRows(filter: OrderFilter): OrderRows {
  const timeZone = useTimeZone()
  const now = new Date(useNow()).toISOString()
  const settled = useDeferredValue(filter)
  const items = useLive(orderList(includesClosed(settled) ? {} : { open: true }))
  const { state, day, person, priority, template, customer, text } = settled
  const passing = useMemo(
    () =>
      items &&
      filterOrders(items, { state, day, person, priority, template, customer }, { now, timeZone }),
    [items, state, day, person, priority, template, customer, now, timeZone],
  )
  const shown = useMemo(() => passing && withWords(passing, text), [passing, text])
  return { shown, settled }
}
