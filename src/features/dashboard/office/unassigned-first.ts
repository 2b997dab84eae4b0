import type { Order } from '#domain/entities/order.ts'
import { isPromisedBy } from '#domain/order/why-plan-now.ts'
import { byUrgency } from '#domain/order/urgency.ts'
import { localDay } from '#domain/time/local-time.ts'

interface Now {
  readonly now: string
  readonly timeZone: string
}

/** An order without a date stands where one planned a week from now would. */
const undatedAfterMs = 7 * 86_400_000

/** Compares unassigned orders: urgent, promised or due by today, other priorities, the soonest and then the oldest. */
export function unassignedFirst({ now, timeZone }: Now): (a: Order, b: Order) => number {
  const today = localDay(now, timeZone)
  const undated = new Date(Date.parse(now) + undatedAfterMs).toISOString()
  const isPressing = (order: Order) =>
    isPromisedBy(order, today, timeZone) ||
    (order.dueAt !== null && localDay(order.dueAt, timeZone) <= today)
  const momentOf = ({ windowStart, windowEnd, dueAt, plannedStart }: Order) =>
    [windowStart ?? windowEnd, dueAt, plannedStart].filter((one) => one !== null).toSorted()[0] ??
    undated
  const rankOf = (order: Order) => (order.priority === 'urgent' ? 0 : isPressing(order) ? 1 : 2)
  return (a, b) =>
    rankOf(a) - rankOf(b) ||
    byUrgency(a, b) ||
    momentOf(a).localeCompare(momentOf(b)) ||
    a.createdAt.localeCompare(b.createdAt)
}
