import { useDeferredValue, useMemo } from 'react'
import { type OrderListItem, orderList } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { equal } from '#lib/equal.ts'
import { useNow } from '#messages/index.ts'
import { filterOrders, includesClosed, type OrderFilter } from './order-filter.ts'
import { firstWithWords, withWords } from './order-words.ts'

export interface OrderRows {
  /** Undefined before the first load. */
  readonly shown: readonly OrderListItem[] | undefined
  /** The filter that they passed. */
  readonly settled: OrderFilter
  /** The first matches of words that were typed just now, until `shown` has all of them. */
  readonly first: readonly OrderListItem[] | null
}

/** Enough for any phone. */
const firstCount = 40

/**
 * The orders that match the filter, a moment after it changed: typed letters are shown first, with the first matches
 * where those are found at once.
 */
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
  const isTyping = filter.text !== text && equal({ ...filter, text }, settled)
  const first = useMemo(
    () => (passing && isTyping ? firstWithWords(passing, filter.text, firstCount) : null),
    [passing, isTyping, filter.text],
  )
  return { shown, settled, first }
}
