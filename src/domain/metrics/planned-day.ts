import { dayBounds } from '../dispatch/day-bounds.ts'
import type { Order } from '../entities/order.ts'
import type { OrderStatus } from '../order/order-status.ts'

/** A local day as texts of instants, which sort by time; the end is not part of it. */
export interface DayTexts {
  readonly from: string
  readonly until: string
}

/** The bounds of a local day. */
export function dayTexts(day: string, timeZone: string): DayTexts {
  const { startsAt, endsAt } = dayBounds(day, timeZone)
  return { from: iso(startsAt), until: iso(endsAt) }
}

/** Whether an order counts as planned for a day: it starts then, and is not cancelled. */
export function isPlannedIn(
  { plannedStart, status }: Pick<Order, 'plannedStart' | 'status'>,
  { from, until }: DayTexts,
): boolean {
  if (plannedStart === null || plannedStart < from || plannedStart >= until) return false
  return status !== 'cancelled'
}

const over: ReadonlySet<OrderStatus> = new Set([
  'done',
  'partlyDone',
  'cannotComplete',
  'reviewed',
  'invoiced',
])

/** Whether the work of an order is over, however it ended. */
export function isOver({ status }: Pick<Order, 'status'>): boolean {
  return over.has(status)
}

/** An instant in milliseconds as text. */
export function iso(time: number): string {
  return new Date(time).toISOString()
}
