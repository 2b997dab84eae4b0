import type { Query } from '#data/types/data.ts'
import type { HistoryEntry } from '#data/types/views.ts'
import { defineQuery } from '../define-query.ts'
import { readOrderHistory } from './read-order-history.ts'

/** What happened to an order, oldest first by true time: received changes and those still here. */
export function orderHistory(id: string): Query<readonly HistoryEntry[]> {
  return defineQuery('orderHistory', id, (context) => readOrderHistory(context, id))
}
