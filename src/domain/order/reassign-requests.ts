import type { Order } from '../entities/order.ts'
import type { ReassignRequest } from '../entities/reassign-request.ts'
import { isBeingDone } from './under-way.ts'

type Asked = Pick<
  Order,
  'open' | 'isSent' | 'status' | 'statusReason' | 'assigneeIds' | 'reassignRequests'
>

/** Whether an order's visits can be given to someone else: sent, and not begun. */
export function mayBeReassigned(order: Omit<Asked, 'assigneeIds' | 'reassignRequests'>): boolean {
  return order.open && order.isSent && order.status !== 'onHold' && !isBeingDone(order)
}

/**
 * Whether a person turns back to give their visit away: they drive there, and no one else has a visit of the order. The
 * status of a crew is not one's own to set back.
 */
export function turnsBack({ status, assigneeIds }: Pick<Order, 'status' | 'assigneeIds'>): boolean {
  return status === 'enRoute' && assigneeIds.length === 1
}

/** The requests that the office has not answered, the oldest first. */
export function openRequests(order: Asked): readonly ReassignRequest[] {
  if (!mayBeReassigned(order)) return []
  return Object.values(order.reassignRequests)
    .filter(({ by, keptAt }) => keptAt === null && order.assigneeIds.includes(by))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** A person's request about one visit of an order, open or answered; null where there is none. */
export function requestOf(order: Asked, part: number, uid: string): ReassignRequest | null {
  const request = order.reassignRequests[uid]
  if (!request || request.part !== part || !order.assigneeIds.includes(uid)) return null
  return mayBeReassigned(order) ? request : null
}

/** Whether a person has asked for their visit to be reassigned, and the office has not answered. */
export function hasAskedReassign(order: Asked, part: number, uid: string): boolean {
  return requestOf(order, part, uid)?.keptAt === null
}
