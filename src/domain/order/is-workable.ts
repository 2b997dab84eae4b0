import type { Actor } from '../access/actor.ts'
import { can, isAdminLevel } from '../access/can.ts'
import type { OrderStatus } from './order-status.ts'

/** In these the office has closed an order: what technicians have gathered for it stays as it is. */
const frozenStatuses = ['reviewed', 'invoiced', 'cancelled'] as const

const frozen: ReadonlySet<unknown> = new Set<OrderStatus>(frozenStatuses)

/** Whether an order's answers, pictures and parts are frozen for technicians. Hours are pay: they are never refused. */
function isFrozen(status: unknown): boolean {
  return frozen.has(status)
}

/** Whether somebody may add to what was gathered for this order. `order` is the stored document. */
export function isWorkable(actor: Actor, order: Readonly<Record<string, unknown>>): boolean {
  if (typeof order.deletedAt === 'string' || !can(actor, 'order/work', order)) return false
  return isAdminLevel(actor) || !isFrozen(order.status)
}
