import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { bookingId } from '#domain/booking/booking-id.ts'
import { toldStart } from '#domain/entities/booking.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { hasBookingId, visitEntries } from './booking-plan.ts'
import { openOrder } from './open-order.ts'
import { settlePart } from './settle-parts.ts'
import { bookingRefs, storedBooking } from './stored-visits.ts'

/**
 * Records which start of a visit its author has told the customer; null: they were not told after all. The office names
 * with `parts` the further visits that it knows, and thereby stores a first visit that the order only implies.
 */
export const bookingTell = defineMutation({
  version: 1,
  may: ['booking/tell'],
  schema: v.pipe(
    v.object({ ...visitEntries, start: v.nullable(toldStart) }),
    v.check(({ orderId, part }) => hasBookingId(orderId, part), 'tooLong'),
  ),
  // A technician cannot read the other visits of the order.
  refs: ({ orderId, part, parts }) =>
    parts === undefined
      ? [refTo('bookings', bookingId(orderId, part))]
      : [refTo('orders', orderId), ...bookingRefs(orderId, [...parts, part])],
  about: ({ orderId }) => [refTo('orders', orderId)],
  split: ({ parts, ...told }) =>
    parts === undefined || told.part === 1
      ? null
      : [
          settlePart({
            orderId: told.orderId,
            parts: [...new Set([...parts, told.part])],
            step: 'first',
            writes: [1],
          }),
          { name: 'booking/tell', args: told },
        ],
  run(tx, { orderId, part, parts, start }, context) {
    const { actor, at } = context
    const ref = refTo('bookings', bookingId(orderId, part))
    if (!can(actor, 'booking/tell', tx.get(ref))) return notAllowed('booking/tell')
    if (parts !== undefined) {
      if (!can(actor, 'booking/plan')) return notAllowed('booking/plan')
      const opened = openOrder(tx, orderId, [...parts, part], context)
      if (!opened.ok) return opened
    }
    const visit = storedBooking(tx, bookingId(orderId, part))
    if (visit === null) return fail({ type: 'doc/missing', ref })
    if (!visit.ok) return visit
    tx.update(ref, { customerTold: start === null ? null : { start, at, by: actor.uid } })
    return ok()
  },
})
