import * as v from 'valibot'
import { ok, type Result } from '#lib/result.ts'
import { ref } from '#domain/entities/fields.ts'
import type { Order } from '#domain/entities/order.ts'
import { parseRow } from '#domain/entities/parse-row.ts'
import { viewersOf, waitsToBeSent } from '#domain/order/is-sent.ts'
import type { Problem } from '#domain/problem.ts'
import { followAssignees, maxChildren } from './follow-assignees.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Doc, MutationPart, Ref, Tx } from '#domain/mutation/types.ts'
import { statusFields } from './status-fields.ts'

/** Photos and messages of an order that are shown to whoever sees the order. */
export const orderChildren = v.pipe(v.array(ref), v.maxLength(maxChildren, 'tooMany'))

/**
 * Shows an order's photos and messages to those who see it now, and to nobody who saw it only before. `former`
 * are people who did so until the change of which this is a part.
 */
export function showChildren(
  tx: Tx,
  before: Order,
  children: readonly string[],
  former: readonly string[] = [],
): Result<void, Problem> {
  const after = readEntity(tx, 'orders', before.id)
  if (!after.ok) return after
  const earlier = [...new Set([...viewersOf(before), ...former])]
  for (const child of children as readonly Ref[])
    followAssignees(tx, child, earlier, viewersOf(after.value))
  return ok()
}

interface WithChildren {
  readonly orderId: string
  readonly children?: readonly string[]
}

/** A change of an order without its photos and messages, and those by themselves; null where there are none. */
export function childrenApart(
  name: MutationName,
  { children = [], ...change }: WithChildren,
  docs: ReadonlyMap<Ref, Doc>,
): readonly MutationPart[] | null {
  if (children.length === 0) return null
  const { orderId } = change
  const doc = docs.get(refTo('orders', orderId))
  const order = doc && parseRow('orders', orderId, doc)
  const former = order?.ok ? viewersOf(order.value) : []
  return [{ name, args: change }, childrenPart(orderId, children, former)]
}

/** Shows some of an order's photos and messages after the change that they belong to. */
export function childrenPart(
  orderId: string,
  children: readonly string[],
  former: readonly string[],
): MutationPart {
  const args = { orderId, edits: {}, children, former }
  return { name: 'order/assign', args, reads: [refTo('orders', orderId)] }
}

/** Sends an order that waits for it to the people assigned; without any it stays as it is. */
export function sendPlanned(tx: Tx, orderId: string, at: string): void {
  const order = readEntity(tx, 'orders', orderId)
  if (!order.ok || order.value.assigneeIds.length === 0) return
  if (!waitsToBeSent(order.value.status)) return
  tx.update(refTo('orders', orderId), {
    ...statusFields(order.value, 'dispatched', at),
    sentAt: at,
  })
}
