import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { bookingId } from '#domain/booking/booking-id.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { orderChildren, splitChildren } from '../order/order-children.ts'
import { hasBookingId, leavesOrder, visitEntries } from './booking-plan.ts'
import { openOrder } from './open-order.ts'
import { saveVisit } from './save-visit.ts'
import { splitOrder } from './settle-parts.ts'
import { settleOrder } from './settle-order.ts'
import { bookingRefs, storedBooking } from './stored-visits.ts'

/**
 * Cancels a further visit of an order. The first one goes back to the queue, without people and time: the order still
 * has to be done.
 */
export const bookingCancel = defineMutation({
  version: 1,
  may: ['booking/plan'],
  schema: v.pipe(
    v.object({ ...visitEntries, children: v.exactOptional(orderChildren), leavesOrder }),
    v.check(({ orderId, part }) => hasBookingId(orderId, part), 'tooLong'),
  ),
  refs: ({ orderId, part, parts = [], children = [] }) => [
    refTo('orders', orderId),
    ...bookingRefs(orderId, part === 1 ? parts : [...parts, part]),
    ...(children as Ref[]),
  ],
  split: (args, docs) =>
    splitChildren('booking/cancel', args, docs) ?? splitOrder('booking/cancel', args),
  run(tx, { orderId, part, parts = [], children = [], leavesOrder: isSplit = false }, context) {
    const { actor, at } = context
    if (!can(actor, 'booking/plan')) return notAllowed('booking/plan')
    const opened = openOrder(tx, orderId, [...parts, part], context, part > 1 && isSplit)
    if (!opened.ok) return opened
    if (!opened.value.order.open) return fail({ type: 'order/closed' })
    const ref = refTo('bookings', bookingId(orderId, part))
    const stored = storedBooking(tx, bookingId(orderId, part))
    if (stored === null) return fail({ type: 'doc/missing', ref })
    if (!stored.ok) return stored
    const visit = stored.value
    if (visit.cancelledAt !== null) return ok()
    const queued = { ...visit, assigneeIds: [], start: null }
    saveVisit(tx, visit, part === 1 ? queued : { ...visit, cancelledAt: at }, at)
    const change = { ...opened.value, target: visit.id, visit: null, children, send: false }
    return isSplit ? ok() : settleOrder(tx, change, at)
  },
})
