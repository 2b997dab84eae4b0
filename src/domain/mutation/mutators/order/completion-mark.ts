import type { Actor } from '#domain/access/actor.ts'
import type { Order } from '#domain/entities/order.ts'
import {
  isCompletion,
  missingAtCompletion,
} from '#domain/order/completion/missing-at-completion.ts'
import { isLateStep } from '#domain/order/transitions/is-late-step.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'

/**
 * Marks an order for the office when a technician finishes it without everything it requires. The step itself is not
 * refused, so nothing is lost. The office's own decisions need no mark, and a late step that waits for review keeps
 * its mark.
 */
export function completionMark(
  order: Order,
  to: OrderStatus,
  elsewhere: readonly string[],
  { actor, at }: { readonly actor: Actor; readonly at: string },
) {
  if (!isCompletion(to) || actor.role !== 'technician' || isLateStep(order)) return {}
  const lacks = missingAtCompletion(order, elsewhere)
  if (lacks.length === 0) return {}
  return { needsReview: { to, at, by: actor.uid, reason: '', lacks } }
}
