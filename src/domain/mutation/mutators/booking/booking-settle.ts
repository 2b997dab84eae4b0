import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { bookingId } from '#domain/booking/booking-id.ts'
import { unknownVisit } from '#domain/booking/unknown-visit.ts'
import { maxParts } from '#domain/entities/booking.ts'
import { id, idSet, instant } from '#domain/entities/fields.ts'
import { wholeBetween } from '#domain/entities/whole-between.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { splitInHalves } from '#domain/mutation/split/split-in-halves.ts'
import { assigneeRefs } from '../order/assignees.ts'
import { send } from '../order/order-fields.ts'
import { readEntity } from '../shared/read-entity.ts'
import { mirrorToVisits } from './mirror-to-visits.ts'
import { openOrder } from './open-order.ts'
import { alignOrder, alignVisits } from './settle-order.ts'
import { settlePart } from './settle-parts.ts'
import { bookingRefs, knownParts, knownVisits } from './stored-visits.ts'

/**
 * A part of a change that is too large for one commit: the first visit is stored before a further one changes ('first');
 * after that its order follows ('order'), and then whether visits are sent ('told'); or visits follow their order
 * ('visits').
 */
export const bookingSettle = defineMutation({
  version: 1,
  may: ['booking/plan'],
  schema: v.object({
    orderId: id,
    step: v.picklist(['first', 'order', 'told', 'visits']),
    parts: knownParts,
    /** The parts whose visits it writes. */
    writes: v.pipe(v.array(wholeBetween(1, maxParts)), v.maxLength(maxParts, 'tooMany')),
    /** The visit that changed. */
    part: v.exactOptional(wholeBetween(1, maxParts)),
    send,
    /** The people who were added. */
    added: v.exactOptional(idSet),
    /** The plan of the order before the change that its visits follow. */
    former: v.exactOptional(
      v.object({
        assigneeIds: idSet,
        plannedStart: v.nullable(instant),
        plannedEnd: v.nullable(instant),
        isSent: v.boolean(),
      }),
    ),
    /** The order went back to the queue as a whole. */
    isTakenBack: v.exactOptional(v.boolean()),
  }),
  refs: ({ orderId, parts, added = [] }) => [
    refTo('orders', orderId),
    ...bookingRefs(orderId, parts),
    ...assigneeRefs(added),
  ],
  split: (args) =>
    splitInHalves(args.writes)?.map((writes) => settlePart({ ...args, writes })) ?? null,
  run(tx, { orderId, step, parts = [], writes, part = 1, ...how }, context) {
    const { actor, at } = context
    if (!can(actor, 'booking/plan')) return notAllowed('booking/plan')
    const order = readEntity(tx, 'orders', orderId)
    if (!order.ok) return order
    if (step === 'first') {
      const opened = openOrder(tx, orderId, [1, ...parts], context)
      return opened.ok ? ok() : opened
    }
    const { isTakenBack = false, send: isSending = false } = how
    if (step === 'visits') {
      const before = { ...order.value, ...how.former }
      return mirrorToVisits(tx, before, { at, parts, isTakenBack, writes })
    }
    const target = bookingId(orderId, part)
    const change = { order: order.value, parts, target, visit: null, send: isSending }
    if (step === 'told') return alignVisits(tx, { ...change, writes }, at)
    if (!order.value.open) return ok()
    const { open, isPartial } = knownVisits(tx, orderId, parts)
    const unknown = isPartial ? [unknownVisit(order.value, open, at)] : []
    return alignOrder(tx, { ...change, unknown }, at)
  },
})
