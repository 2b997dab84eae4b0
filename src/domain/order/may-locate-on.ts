import type { Actor } from '../access/actor.ts'
import { can } from '../access/can.ts'
import type { Order } from '../entities/order.ts'
import type { Site } from '../entities/site.ts'
import { isWorkable } from './is-workable.ts'

/** Whether a person may set where this site is while they work on this order: what `site/locate` accepts. */
export function mayLocateOn(
  actor: Actor,
  site: Pick<Site, 'id' | 'erasedAt'>,
  order: Order,
): boolean {
  if (order.siteId !== site.id || site.erasedAt !== null) return false
  const doc = { ...order }
  return can(actor, 'site/edit') || (can(actor, 'site/locate', doc) && isWorkable(actor, doc))
}
