import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { maxParts } from '#domain/entities/booking.ts'
import { id } from '#domain/entities/fields.ts'
import { reassignReason } from '#domain/entities/reassign-request.ts'
import { wholeBetween } from '#domain/entities/whole-between.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { mayBeReassigned, openRequests } from '#domain/order/reassign-requests.ts'
import { readEntity } from '../shared/read-entity.ts'
import { keepRequests } from './keep-requests.ts'

/**
 * Asks the office to give its author's visit to someone else. Where the work has begun or ended meanwhile, it changes
 * nothing.
 */
export const orderAskReassign = defineMutation({
  version: 1,
  may: ['reassign/ask'],
  schema: v.object({
    orderId: id,
    part: wholeBetween(1, maxParts),
    reason: reassignReason,
  }),
  refs: ({ orderId }) => [refTo('orders', orderId)],
  run(tx, { orderId, part, reason }, { actor, at }) {
    const ref = refTo('orders', orderId)
    const order = readEntity(tx, 'orders', orderId)
    if (!order.ok) return order
    if (!can(actor, 'reassign/ask', tx.get(ref))) return notAllowed('reassign/ask')
    if (!mayBeReassigned(order.value)) return ok()
    const request = { by: actor.uid, part, reason, at, keptAt: null }
    const reassignRequests = { ...order.value.reassignRequests, [actor.uid]: request }
    tx.update(ref, { reassignRequests })
    return ok()
  },
})

/** Withdraws its author's request. */
export const orderWithdrawReassign = defineMutation({
  version: 1,
  may: ['reassign/ask'],
  schema: v.object({ orderId: id }),
  refs: ({ orderId }) => [refTo('orders', orderId)],
  run(tx, { orderId }, { actor }) {
    const order = readEntity(tx, 'orders', orderId)
    if (!order.ok) return order
    if (!can(actor, 'reassign/ask', tx.get(refTo('orders', orderId))))
      return notAllowed('reassign/ask')
    keepRequests(tx, order.value, ({ by }) => by !== actor.uid)
    return ok()
  },
})

/** Answers a person's request: the visit stays theirs. */
export const orderKeepAssignee = defineMutation({
  version: 1,
  may: ['order/assign'],
  schema: v.object({ orderId: id, userId: id }),
  refs: ({ orderId }) => [refTo('orders', orderId)],
  run(tx, { orderId, userId }, { actor, at }) {
    if (!can(actor, 'order/assign')) return notAllowed('order/assign')
    const order = readEntity(tx, 'orders', orderId)
    if (!order.ok) return order
    const asked = openRequests(order.value).find(({ by }) => by === userId)
    if (!asked) return ok()
    const reassignRequests = {
      ...order.value.reassignRequests,
      [userId]: { ...asked, keptAt: at },
    }
    tx.update(refTo('orders', orderId), { reassignRequests })
    return ok()
  },
})
