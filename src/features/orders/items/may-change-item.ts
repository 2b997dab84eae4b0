import type { OrderItem } from '#data/index.ts'
import type { Actor } from '#domain/access/actor.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { mayMove } from '#domain/stock/movement-rules.ts'

/** Whether a person may correct what was noted: the office, and those who used it, at a location that they may touch. */
export function mayChangeItem(
  actor: Actor | null,
  { actorIds, relation }: Pick<OrderItem, 'actorIds' | 'relation'>,
): boolean {
  if (actor === null) return false
  return isAdminLevel(actor) || (actorIds.includes(actor.uid) && mayMove(actor, 'return', relation))
}
