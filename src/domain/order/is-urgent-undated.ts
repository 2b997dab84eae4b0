import type { Order } from '../entities/order.ts'
import { isBeingDone } from './under-way.ts'

/** Whether an open order is urgent and someone's, but has no date, unless it waits or is being done. */
export function isUrgentUndated(order: Order): boolean {
  return (
    order.open &&
    order.priority === 'urgent' &&
    order.plannedStart === null &&
    order.assigneeIds.length > 0 &&
    order.status !== 'onHold' &&
    !isBeingDone(order)
  )
}
