import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { unseenBy } from '#domain/booking/visits-of-order.ts'
import { id } from '#domain/entities/fields.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { readEntity } from '../shared/read-entity.ts'

/** Records that its author, who is sent on a visit, has seen what they were last told of it. */
export const bookingSee = defineMutation({
  version: 1,
  may: ['booking/see'],
  schema: v.object({ bookingId: id }),
  refs: ({ bookingId }) => [refTo('bookings', bookingId)],
  run(tx, { bookingId }, { actor, at }) {
    const ref = refTo('bookings', bookingId)
    const visit = readEntity(tx, 'bookings', bookingId)
    if (!visit.ok) return visit
    if (!can(actor, 'booking/see', tx.get(ref))) return notAllowed('booking/see')
    if (!unseenBy(visit.value).includes(actor.uid)) return ok()
    tx.update(ref, { [`seenBy.${actor.uid}`]: at })
    return ok()
  },
})
