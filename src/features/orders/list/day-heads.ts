import type { Order } from '#domain/entities/order.ts'
import { localDay } from '#domain/time/local-time.ts'
import type { OrderFilter } from './order-filter.ts'

/** A local day 'YYYY-MM-DD'; or before today, without a date, or closed. */
export type DayHead = 'earlier' | 'none' | 'closed' | (string & {})

type Planned = Pick<Order, 'open' | 'plannedStart'>

/**
 * Whether a list with this filter is sorted by day: unassigned orders are sorted by priority, those to review by how long
 * they have waited.
 */
export function isByDay({ state }: Pick<OrderFilter, 'state'>): boolean {
  return state !== 'unassigned' && state !== 'review'
}

/** Whether the heading names a single day. */
export function namesDay(head: DayHead | null): boolean {
  return head !== null && /^\d/.test(head)
}

/** The heading that an order belongs under; `today` is the local day. A list of certain days shows closed orders on their day. */
export function dayHeadOf(
  { open, plannedStart }: Planned,
  { day }: Pick<OrderFilter, 'day'>,
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): DayHead {
  if (!open && (day === 'any' || day === 'unplanned')) return 'closed'
  if (plannedStart === null) return 'none'
  const on = localDay(plannedStart, timeZone)
  return on < today ? 'earlier' : on
}
