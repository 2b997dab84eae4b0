import type { Order } from '../entities/order.ts'
import { isClosed } from './is-closed.ts'
import { isLate } from './is-late.ts'
import { isPastDue } from './why-plan-now.ts'
import { isBeingDone } from './under-way.ts'

/** Whether an order waits for a person or a time, is late or past due, so that a dispatcher may fit it in as urgent. */
export function mayFitIn(order: Order, at: string): boolean {
  if (isClosed(order.status) || isBeingDone(order)) return false
  const isWaiting = order.assigneeIds.length === 0 || order.plannedStart === null
  return isWaiting || isLate(order, at) || isPastDue(order, at)
}
