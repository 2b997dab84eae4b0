import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { bookingId } from '#domain/booking/booking-id.ts'
import { maxParts, toldStart } from '#domain/entities/booking.ts'
import { id, instant } from '#domain/entities/fields.ts'
import { wholeBetween } from '#domain/entities/whole-between.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { isClosed } from '#domain/order/is-closed.ts'
import { mailedNews } from '#domain/visit-mail/mailed-news.ts'
import { openOrder } from './open-order.ts'
import { bookingRefs, knownParts, storedBooking } from './stored-visits.ts'

/**
 * Records what the server has mailed a customer of a visit. Fails, so that nothing is mailed, where the plan, or what the
 * customer was told, has changed since it was decided.
 */
export const bookingMail = defineMutation({
  version: 1,
  may: ['booking/mail'],
  schema: v.object({
    orderId: id,
    part: wholeBetween(1, maxParts),
    parts: knownParts,
    mail: v.picklist(mailedNews),
    /** The planned start when it was decided; null where there is none. */
    planned: v.nullable(toldStart),
    /** When the customer was told before; null where they were not. */
    toldAt: v.nullable(instant),
    start: toldStart,
    window: v.nullable(v.object({ from: instant, to: instant })),
  }),
  refs: ({ orderId, part, parts = [] }) => [
    refTo('orders', orderId),
    ...bookingRefs(orderId, [...parts, part]),
  ],
  run(tx, { orderId, part, parts = [], mail, planned, toldAt, start, window }, context) {
    const { actor, at } = context
    if (!can(actor, 'booking/mail')) return notAllowed('booking/mail')
    const opened = openOrder(tx, orderId, [...parts, part], context)
    if (!opened.ok) return opened
    const ref = refTo('bookings', bookingId(orderId, part))
    const stored = storedBooking(tx, bookingId(orderId, part))
    if (stored === null) return fail({ type: 'doc/missing', ref })
    if (!stored.ok) return stored
    const { start: startsAt, customerTold, cancelledAt } = stored.value
    const isSame = startsAt === planned && (customerTold?.at ?? null) === toldAt
    if (!isSame || cancelledAt !== null || isClosed(opened.value.order.status))
      return fail({ type: 'edit/conflict', ref, conflicts: [] })
    const told = { start, at, by: actor.uid, mail, ...(window && { window }) }
    tx.update(ref, { customerTold: told })
    return ok()
  },
})
