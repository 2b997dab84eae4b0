import { isSentBack } from '../is-sent-back.ts'
import type { OrderStatus } from '../order-status.ts'

/** What belongs to those who do the work, and ends where all of them are taken off it. */
const promisedOrBegun: ReadonlySet<OrderStatus> = new Set([
  'accepted',
  'enRoute',
  'onSite',
  'paused',
])
const planned: ReadonlySet<OrderStatus> = new Set(['scheduled', 'dispatched'])

interface Plan {
  readonly status: OrderStatus
  readonly statusReason: string
  readonly assigneeIds: readonly string[]
  readonly plannedStart: string | null
}

/**
 * The status that follows from a changed plan. Waiting work becomes scheduled once it has an assignee, with or without
 * a time: sending it is a step of its own. Where everyone was replaced, what they accepted or began is void: the order
 * is still sent, and the next person accepts it and drives there. What the office sent back is a task for anyone who has
 * it, and stays one. Without assignees it is new again.
 */
export function statusOfPlan(
  before: Plan,
  after: Omit<Plan, 'status' | 'statusReason'>,
): OrderStatus {
  const { status } = before
  const isTheirs = promisedOrBegun.has(status)
  if (after.assigneeIds.length === 0) return isTheirs || planned.has(status) ? 'new' : status
  if (status === 'new') return 'scheduled'
  if (status === 'partlyDone')
    return before.plannedStart === after.plannedStart ? status : 'scheduled'
  const someoneStays = before.assigneeIds.some((uid) => after.assigneeIds.includes(uid))
  return isTheirs && !someoneStays && !isSentBack(before) ? 'dispatched' : status
}
