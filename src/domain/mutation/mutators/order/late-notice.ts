import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { maxParts, visitStart } from '#domain/entities/booking.ts'
import { id, instant } from '#domain/entities/fields.ts'
import { wholeBetween } from '#domain/entities/whole-between.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { isNearArrival, mayBeLate } from '#domain/order/late-notices.ts'
import { readEntity } from '../shared/read-entity.ts'
import { keepLateNotices } from './keep-late-notices.ts'

/**
 * Tells the office that its author will be late for a visit, and when they expect to arrive; it replaces what they told
 * before. Where they have arrived meanwhile, or the order has ended, it changes nothing.
 */
export const orderTellLate = defineMutation({
  version: 1,
  may: ['late/tell'],
  schema: v.object({
    orderId: id,
    part: wholeBetween(1, maxParts),
    /** The start of the visit that the author saw. */
    start: visitStart,
    arrival: instant,
  }),
  refs: ({ orderId }) => [refTo('orders', orderId)],
  run(tx, { orderId, part, start, arrival }, { actor, at }) {
    const ref = refTo('orders', orderId)
    const order = readEntity(tx, 'orders', orderId)
    if (!order.ok) return order
    if (!can(actor, 'late/tell', tx.get(ref))) return notAllowed('late/tell')
    if (!isNearArrival(arrival, at))
      return fail({ type: 'input/invalid', issues: [{ path: 'arrival', message: 'tooFar' }] })
    if (!mayBeLate(order.value)) return ok()
    const notice = { by: actor.uid, part, start, arrival, at }
    tx.update(ref, { lateNotices: { ...order.value.lateNotices, [actor.uid]: notice } })
    return ok()
  },
})

/** Withdraws what its author told: they will be on time after all. */
export const orderWithdrawLate = defineMutation({
  version: 1,
  may: ['late/tell'],
  schema: v.object({ orderId: id }),
  refs: ({ orderId }) => [refTo('orders', orderId)],
  run(tx, { orderId }, { actor }) {
    const order = readEntity(tx, 'orders', orderId)
    if (!order.ok) return order
    if (!can(actor, 'late/tell', tx.get(refTo('orders', orderId)))) return notAllowed('late/tell')
    keepLateNotices(tx, order.value, ({ by }) => by !== actor.uid)
    return ok()
  },
})
