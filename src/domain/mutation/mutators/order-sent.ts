import * as v from 'valibot'
import { ok, type Result } from '#lib/result.ts'
import { ref } from '../../entities/fields.ts'
import type { Order } from '../../entities/order.ts'
import { viewersOf, waitsToBeSent } from '../../order/is-sent.ts'
import type { Problem } from '../../problem.ts'
import { followAssignees, mostChildren } from '../follow-assignees.ts'
import { readEntity } from '../read-entity.ts'
import { refTo } from '../refs.ts'
import type { Ref, Tx } from '../types.ts'
import { entered } from './entered.ts'

/** Photos and messages of an order that are shown to whoever sees the order. */
export const orderChildren = v.pipe(v.array(ref), v.maxLength(mostChildren, 'tooMany'))

/** Shows an order's photos and messages to those who see it now, and to nobody who saw it only before. */
export function showChildren(
  tx: Tx,
  before: Order,
  children: readonly string[],
): Result<void, Problem> {
  const after = readEntity(tx, 'orders', before.id)
  if (!after.ok) return after
  for (const child of children as readonly Ref[])
    followAssignees(tx, child, viewersOf(before), viewersOf(after.value))
  return ok()
}

/** Sends an order that waits for it to the people assigned; without any it stays as it is. */
export function sendPlanned(tx: Tx, orderId: string, at: string): void {
  const order = readEntity(tx, 'orders', orderId)
  if (!order.ok || order.value.assigneeIds.length === 0) return
  if (!waitsToBeSent(order.value.status)) return
  tx.update(refTo('orders', orderId), {
    ...entered(order.value, 'dispatched', at),
    sentAt: at,
  })
}
