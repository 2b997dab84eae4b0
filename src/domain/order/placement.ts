import type { OrderStatus } from './order-status.ts'

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
 * The status that follows from a changed plan. With somebody assigned, waiting work becomes scheduled (it
 * has a time) or dispatched (it has none: do it when you can). With nobody left it is new again, unless
 * work on site has begun. Where all who had accepted were replaced, the acceptance is void.
 */
export function statusOfPlan(before: Plan, after: Omit<Plan, 'status'>): OrderStatus {
  const { status } = before
  if (after.assigneeIds.length === 0) return beforeArrival.has(status) ? 'new' : status
  const placed = after.plannedStart === null ? 'dispatched' : 'scheduled'
  if (status === 'new') return placed
  if (status === 'partlyDone') return before.plannedStart === after.plannedStart ? status : placed
  const someoneStays = before.assigneeIds.some((uid) => after.assigneeIds.includes(uid))
  return promised.has(status) && !someoneStays ? placed : status
}
