import type { OrderListItem } from '#data/index.ts'
import { type Calendar, filterOrders, type OrderFilter } from '../list/order-filter.ts'
import { withWords } from '../list/order-words.ts'

/** The orders that wait for the office's review and pass the filter of a list; who has waited longest comes first. */
export function reviewQueue(
  items: readonly OrderListItem[],
  filter: OrderFilter,
  calendar: Calendar,
): readonly OrderListItem[] {
  return withWords(filterOrders(items, { ...filter, state: 'review' }, calendar), filter.text)
}

export interface ReviewPlace {
  readonly id: string
  /** From 1. */
  readonly position: number
  readonly count: number
  readonly previousId: string | null
  readonly nextId: string | null
}

/**
 * Where someone is in the queue; null where none waits. An order that does not wait any more gives its place, `before`,
 * to the one after it.
 */
export function reviewPlace(
  ids: readonly string[],
  asked: string,
  before: number,
): ReviewPlace | null {
  const found = ids.indexOf(asked)
  const at = found >= 0 ? found : Math.min(before, ids.length) - 1
  const id = ids[Math.max(0, at)]
  if (id === undefined) return null
  const position = Math.max(0, at) + 1
  return {
    id,
    position,
    count: ids.length,
    previousId: ids[position - 2] ?? null,
    nextId: ids[position] ?? null,
  }
}
