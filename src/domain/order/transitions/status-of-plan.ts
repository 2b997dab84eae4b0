import type { OrderStatus } from '../order-status.ts'

const beforeArrival: ReadonlySet<OrderStatus> = new Set([
  'scheduled',
  'dispatched',
  'accepted',
  'enRoute',
])
const promised: ReadonlySet<OrderStatus> = new Set(['accepted', 'enRoute'])

interface Plan {
  readonly status: OrderStatus
  readonly assigneeIds: readonly string[]
  readonly plannedStart: string | null
}

/**
 * The status that follows from a changed plan. Waiting work becomes scheduled once it has an assignee, with or without
 * a time: sending it is a step of its own. Without assignees it is new again, unless work on site has begun. Where
 * everyone who had accepted was replaced, the acceptance is void and the order is still sent.
 */
export function statusOfPlan(before: Plan, after: Omit<Plan, 'status'>): OrderStatus {
  const { status } = before
  if (after.assigneeIds.length === 0) return beforeArrival.has(status) ? 'new' : status
  if (status === 'new') return 'scheduled'
  if (status === 'partlyDone')
    return before.plannedStart === after.plannedStart ? status : 'scheduled'
  const someoneStays = before.assigneeIds.some((uid) => after.assigneeIds.includes(uid))
  return promised.has(status) && !someoneStays ? 'dispatched' : status
}
