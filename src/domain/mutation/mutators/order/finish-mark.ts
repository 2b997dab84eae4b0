import type { Actor } from '#domain/access/actor.ts'
import type { Order } from '#domain/entities/order.ts'
import { isFinish, lacksAtFinish } from '#domain/order/completion/finished-without.ts'
import { isLateStep } from '#domain/order/transitions/is-late-step.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'

/**
 * The mark for the office on work that a technician finishes without all that the order requires. Nothing is refused,
 * so nothing is lost. The office needs no mark of its own decisions, and a late step that waits keeps its mark.
 */
export function finishMark(
  order: Order,
  to: OrderStatus,
  elsewhere: readonly string[],
  { actor, at }: { readonly actor: Actor; readonly at: string },
) {
  if (!isFinish(to) || actor.role !== 'technician' || isLateStep(order)) return {}
  const lacks = lacksAtFinish(order, elsewhere)
  if (lacks.length === 0) return {}
  return { needsReview: { to, at, by: actor.uid, reason: '', lacks } }
}
