import * as v from 'valibot'
import { maxChildren } from '#domain/mutation/mutators/order/follow-assignees.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { orderThreadId } from '#domain/message/thread.ts'
import { isSentDoc, sentAfter } from '#domain/order/is-sent.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import type { UserDb } from '#data/local/database/user-db.ts'

const status = v.picklist(orderStatuses)
const step = v.object({ orderId: v.string(), from: v.optional(status), to: status })
const assignment = v.object({
  orderId: v.string(),
  send: v.optional(v.boolean()),
  edits: v.looseObject({}),
})

const visitPlan = v.object({ ...assignment.entries, reopen: v.optional(v.boolean()) })
const ofOrder = v.object({ orderId: v.string() })

/** Status changes between any other states do not change who sees an order. */
const mayHide = new Set(['new', 'scheduled', 'onHold', 'cancelled'])

/**
 * The arguments of a mutation; if it changes who sees the order, with the photos, estimates, parts and messages that they
 * are to see with it. Only the office plans and sends orders, and it has all of them.
 */
export async function withChildren(db: UserDb, name: string, args: unknown): Promise<unknown> {
  const orderId = await orderWithNewViewers(db, name, args)
  if (orderId === null) return args
  const photos = await db.photos.where('about').equals(`orders/${orderId}`).toArray()
  const messages = await db.messages.where('threadId').equals(orderThreadId(orderId)).toArray()
  const estimates = await db.estimates.where('orderId').equals(orderId).toArray()
  const parts = await db.movements.where('orderId').equals(orderId).toArray()
  const children = [
    ...photos.map(({ id }): Ref => `photos/${id}`),
    ...estimates.map(({ id }): Ref => `estimates/${id}`),
    ...parts.map(({ id }): Ref => `movements/${id}`),
    ...messages.reverse().map(({ id }): Ref => `messages/${id}`),
  ].slice(0, maxChildren)
  return children.length > 0 ? { ...(args as object), children } : args
}

async function orderWithNewViewers(
  db: UserDb,
  name: string,
  args: unknown,
): Promise<string | null> {
  if (name === 'order/assign' && v.is(assignment, args)) {
    const { orderId, send = false, edits } = args
    if (send || 'assigneeIds' in edits) return orderId
    const isPartlyDone = (await db.orders.get(orderId))?.status === 'partlyDone'
    return isPartlyDone && 'plannedStart' in edits ? orderId : null
  }
  if (name === 'booking/cancel') return v.is(ofOrder, args) ? args.orderId : null
  if (name === 'booking/plan' && v.is(visitPlan, args)) {
    const { orderId, send = false, reopen = false, edits } = args
    if (send || reopen || 'assigneeIds' in edits) return orderId
    return (await db.orders.get(orderId))?.status === 'partlyDone' ? orderId : null
  }
  if ((name !== 'order/move' && name !== 'order/takeBack') || !v.is(step, args)) return null
  const { orderId, from = 'new', to } = args
  if (!mayHide.has(from) && !mayHide.has(to)) return null
  const order = await db.orders.get(orderId)
  if (!order) return null
  const wasSent = isSentDoc(order)
  return to === 'new' || sentAfter(to, wasSent) !== wasSent ? orderId : null
}
