import { isUnderWay } from '#domain/dispatch/check/check-change.ts'
import { takesTime } from '#domain/dispatch/visit-time.ts'
import type { OpenSheet } from './board-sheets.tsx'
import type { BoardItem } from './use-board.ts'

const sheetNames = ['reassign', 'suggest', 'urgent']

/**
 * The sheet that a link opens: `reassign=<id>` gives a person's day to others, `urgent=<id>` fits an order in, and
 * `suggest=<id>` offers people for a visit. null for no such link, or where the order has no visit to plan.
 */
export function sheetFromUrl(
  query: URLSearchParams,
  items: ReadonlyMap<string, BoardItem>,
): OpenSheet | null {
  const personId = query.get('reassign')
  if (personId !== null) return { kind: 'sick', items: [], personId }
  const visit = items.get(query.get('suggest') ?? '')
  if (visit && !isUnderWay(visit)) return { kind: 'suggest', items: [visit] }
  const orderId = query.get('urgent')
  const visits = [...items.values()].filter(
    (item) => item.orderId === orderId && item.order.open && takesTime(item) && !isUnderWay(item),
  )
  const item = visits.find(({ start }) => start === null) ?? visits[0]
  return item ? { kind: 'urgent', items: [item] } : null
}

/** What of the query opens a sheet; '' for nothing. */
export function askedSheet(query: URLSearchParams): string {
  return sheetNames.flatMap((name) => query.getAll(name).map((id) => `${name}=${id}`)).join('&')
}

/** The query without what opens a sheet. */
export function withoutSheet(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const name of sheetNames) rest.delete(name)
  return rest
}
