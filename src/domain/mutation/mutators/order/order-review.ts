import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id } from '#domain/entities/fields.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { statusFields } from './status-fields.ts'
import { orderEditFields } from './order-fields.ts'
import { editPlannedOrder } from '../booking/edit-planned-order.ts'
import { changesPlan, visitsOfEdits } from '../booking/mirror-refs.ts'
import { splitVisits } from '../booking/settle-parts.ts'
import { knownParts, leavesVisits } from '../booking/stored-visits.ts'
import { endsVisit, recordVisit } from './record-visit.ts'

/** Decides a step that came too late: 'take' makes it count, 'keep' leaves the order as it is. */
export const orderReview = defineMutation({
  version: 1,
  may: ['order/review'],
  schema: v.object({ orderId: id, choice: v.picklist(['take', 'keep']) }),
  refs: ({ orderId, choice }) => [
    refTo('orders', orderId),
    ...(choice === 'take' ? [refTo('visits', orderId)] : []),
  ],
  run(tx, { orderId, choice }, { actor }) {
    if (!can(actor, 'order/review')) return notAllowed('order/review')
    const order = readEntity(tx, 'orders', orderId)
    if (!order.ok) return order
    const { needsReview } = order.value
    if (needsReview === null) return ok()
    const { to, at, by, reason } = needsReview
    if (choice === 'take' && to === 'invoiced') {
      return fail({ type: 'order/no-such-step', from: order.value.status, to })
    }
    tx.update(refTo('orders', orderId), {
      ...(choice === 'take' && statusFields(order.value, to, at, reason)),
      needsReview: null,
    })
    // A closed order accepts no visit from a technician, so the visit is written together with the step.
    if (choice === 'take' && endsVisit(to)) recordVisit(tx, order.value, to, reason, { by, at })
    return ok()
  },
})

/** Restores an earlier value of a field; `receiptId` names the history line that it was taken from. */
export const orderRestoreField = defineMutation({
  version: 1,
  may: ['order/review'],
  schema: v.object({
    orderId: id,
    receiptId: id,
    edits: editsOf(orderEditFields),
    parts: knownParts,
    leavesVisits,
  }),
  refs: ({ orderId, edits, ...visits }) => [
    refTo('orders', orderId),
    ...visitsOfEdits(orderId, edits, visits),
  ],
  split: (args, docs) =>
    changesPlan(args.edits) ? splitVisits('order/restoreField', args, docs) : null,
  run(tx, { orderId, edits, ...visits }, { actor, at }) {
    if (!can(actor, 'order/review')) return notAllowed('order/review')
    const order = readEntity(tx, 'orders', orderId)
    if (!order.ok) return order
    return editPlannedOrder(tx, order.value, edits, { at, ...visits })
  },
})
