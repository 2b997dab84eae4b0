import { ok, type Result } from '#lib/result.ts'
import { followOrder, isAheadOfOrder } from '#domain/booking/follow-order.ts'
import { impliedVisit } from '#domain/booking/implied-visit.ts'
import { unknownVisit } from '#domain/booking/unknown-visit.ts'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { Order } from '#domain/entities/order.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { MutationContext, Tx } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { readEntity } from '../shared/read-entity.ts'
import { saveVisit } from './save-visit.ts'
import { ensureVisit, knownVisits } from './stored-visits.ts'

export interface OpenOrder {
  readonly order: Order
  readonly parts: readonly number[]
  /** What the order says of visits that the author did not know. */
  readonly unknown: readonly PlannedVisit[]
}

/**
 * Reads an order to change one of its visits. Its first visit is stored if it was only implied, and remembers the
 * highest of `parts`, which are those that the author knew and the one that is changed. `isFirstDone`: an earlier part of
 * a change that was taken apart has done that, and this one writes only its own visit.
 */
export function openOrder(
  tx: Tx,
  orderId: string,
  parts: readonly number[],
  context: MutationContext,
  isFirstDone = false,
): Result<OpenOrder, Problem> {
  const order = readEntity(tx, 'orders', orderId)
  if (!order.ok) return order
  if (isFirstDone) return ok({ order: order.value, parts, unknown: [] })
  const first = ensureVisit(tx, impliedVisit(order.value), context)
  if (!first.ok) return first
  const { open, isPartial } = knownVisits(tx, orderId, parts)
  const isBehind = !isAheadOfOrder(first.value, order.value)
  if (open.length === 1 && !isPartial && isBehind)
    saveVisit(tx, first.value, followOrder(first.value, order.value), context.at)
  const highest = Math.max(...parts)
  if (highest > first.value.parts) tx.update(refTo('bookings', first.value.id), { parts: highest })
  const unknown = isPartial ? [unknownVisit(order.value, open, context.at)] : []
  return ok({ order: order.value, parts, unknown })
}
