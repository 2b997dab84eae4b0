import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/can.ts'
import type { Order } from '#domain/entities/order.ts'
import { stepsFrom } from './order-machine.ts'
import type { OrderStatus } from '../order-status.ts'

const needsAssignee: ReadonlySet<OrderStatus> = new Set([
  'scheduled',
  'dispatched',
  'accepted',
  'enRoute',
  'onSite',
  'paused',
])

/** The statuses that this person may move this order to now, the most usual first. */
export function allowedSteps(
  order: Pick<Order, 'status' | 'assigneeIds'>,
  actor: Actor,
): readonly OrderStatus[] {
  if (!can(actor, 'order/work', { ...order })) return []
  const steps = stepsFrom(order.status, actor.role)
  if (order.assigneeIds.length > 0) return steps
  return steps.filter((status) => !needsAssignee.has(status))
}
