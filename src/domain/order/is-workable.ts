import type { Actor } from '../access/actor.ts'
import { can, isAdminLevel } from '../access/can.ts'
import type { OrderStatus } from './order-status.ts'

/** Once the office has closed an order with one of these, its evidence from technicians stays as it is. */
const frozenStatuses = ['reviewed', 'invoiced', 'cancelled'] as const

const frozen: ReadonlySet<unknown> = new Set<OrderStatus>(frozenStatuses)

/** Whether an order's answers, photos and items are frozen for technicians. Hours are pay and are never refused. */
export function isFrozen(status: unknown): boolean {
  return frozen.has(status)
}

/** Whether a person may add evidence to this order. `order` is the stored document. */
export function isWorkable(actor: Actor, order: Readonly<Record<string, unknown>>): boolean {
  if (typeof order.deletedAt === 'string' || !can(actor, 'order/work', order)) return false
  return isAdminLevel(actor) || !isFrozen(order.status)
}
