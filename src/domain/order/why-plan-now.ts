import type { Order } from '../entities/order.ts'
import { localDay } from '../time/local-time.ts'
import { isLate } from './is-late.ts'
import { isSentBack } from './is-sent-back.ts'
import { isUrgentUndated } from './is-urgent-undated.ts'
import { isInGroup } from './order-groups.ts'
import { isBeingDone } from './under-way.ts'

/** Its promised window, its due time, or that it is urgent and has no date. */
export type PlanNowReason = 'promised' | 'due' | 'undated'

/** Why an open order must be planned now; null where it need not be, is on hold, is being done or is late already. */
export function whyPlanNow(
  order: Order,
  { now, timeZone }: { readonly now: string; readonly timeZone: string },
): PlanNowReason | null {
  if (!order.open || isBeingDone(order) || isLate(order, now)) return null
  const isWaiting = isInGroup(order, 'waiting') || isSentBack(order)
  if (!isWaiting && isUnplanned(order) && isPromisedBy(order, localDay(now, timeZone), timeZone))
    return 'promised'
  if (!isWaiting && isPastDue(order, now)) return 'due'
  return isUrgentUndated(order) ? 'undated' : null
}

/** Whether an order is due before this instant and has no plan, or is urgent and its later plan is not sent. */
export function isPastDue(order: Order, at: string): boolean {
  const { dueAt, priority, plannedStart, isSent } = order
  if (dueAt === null || dueAt >= at) return false
  const isLater = plannedStart !== null && plannedStart > at
  return isUnplanned(order) || (priority === 'urgent' && isLater && !isSent)
}

/** Whether the customer was promised a time on this local day or before. */
export function isPromisedBy(order: Order, day: string, timeZone: string): boolean {
  const window = order.windowStart ?? order.windowEnd
  return window !== null && localDay(window, timeZone) <= day
}

function isUnplanned({ plannedStart, assigneeIds }: Order): boolean {
  return plannedStart === null || assigneeIds.length === 0
}
