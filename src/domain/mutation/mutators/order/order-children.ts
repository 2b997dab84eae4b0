import * as v from 'valibot'
import { ok, type Result } from '#lib/result.ts'
import { ref } from '#domain/entities/fields.ts'
import type { Order } from '#domain/entities/order.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { viewersOf, waitsToBeSent } from '#domain/order/is-sent.ts'
import type { Problem } from '#domain/problem.ts'
import { followAssignees, maxChildren } from './follow-assignees.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Doc, MutationPart, Ref, Tx } from '#domain/mutation/types.ts'
import { statusFields } from './status-fields.ts'

/** Photos, messages and parts that are shown to everyone who sees the order. */
export const orderChildren = v.pipe(v.array(ref), v.maxLength(maxChildren, 'tooMany'))

/**
 * Shows an order's photos, messages and parts to those who see it now and hides them from those who only saw it before.
 * `former` are people who saw it until the change that this one was split from.
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

/** Notes when an order was sent to people who did not see it before. */
export function noteNewViewers(tx: Tx, before: Order, at: string): void {
  const after = readEntity(tx, 'orders', before.id)
  if (!after.ok || !before.isSent) return
  const known = viewersOf(before)
  const isSentToMore = viewersOf(after.value).some((uid) => !known.includes(uid))
  if (isSentToMore) tx.update(refTo('orders', before.id), { sentAt: at })
}

interface WithChildren {
  readonly orderId: string
  readonly children?: readonly string[]
}

/** Splits a change of an order from the change of its photos, messages and parts; null where it has none. */
export function splitChildren(
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

/** The mutation that shows some of an order's photos, messages and parts after the change that they belong to. */
export function childrenPart(
  orderId: string,
  children: readonly string[],
  former: readonly string[],
): MutationPart {
  const args = { orderId, edits: {}, children, former }
  return { name: 'order/assign', args, reads: [refTo('orders', orderId)] }
}

/** Sends a waiting order to its assignees; does nothing where it has none. */
export function sendPlanned(tx: Tx, orderId: string, at: string): void {
  const order = readEntity(tx, 'orders', orderId)
  if (!order.ok || order.value.assigneeIds.length === 0) return
  if (!waitsToBeSent(order.value.status)) return
  tx.update(refTo('orders', orderId), {
    ...statusFields(order.value, 'dispatched', at),
    sentAt: at,
  })
}
