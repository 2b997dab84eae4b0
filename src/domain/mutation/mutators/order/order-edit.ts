import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id } from '#domain/entities/fields.ts'
import { isWorkable } from '#domain/order/is-workable.ts'
import { isOrderReplaceable } from '#domain/plan/plan-order.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { isGone, readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { orderEditFields } from './order-fields.ts'
import { editPlannedOrder } from '../booking/edit-planned-order.ts'
import { changesPlan, visitsOfEdits } from '../booking/mirror-refs.ts'
import { splitVisits } from '../booking/settle-parts.ts'
import { knownParts, leavesVisits } from '../booking/stored-visits.ts'

/** Edits fields of an order. A technician may edit only `resolution`, on orders assigned to them. */
export const orderEdit = defineMutation({
  version: 1,
  may: ['order/work', 'order/edit'],
  schema: v.object({
    orderId: id,
    edits: editsOf(orderEditFields),
    parts: knownParts,
    leavesVisits,
    /** Leaves an order alone that was sent, closed or deleted by the time this runs. */
    unlessSent: v.exactOptional(v.boolean()),
  }),
  refs: ({ orderId, edits, ...visits }) => [
    refTo('orders', orderId),
    ...visitsOfEdits(orderId, edits, visits),
  ],
  split: (args, docs) => (changesPlan(args.edits) ? splitVisits('order/edit', args, docs) : null),
  run(tx, { orderId, edits, unlessSent = false, ...visits }, { actor, at }) {
    const order = readEntity(tx, 'orders', orderId)
    if (!order.ok) return unlessSent && isGone(order.problem) ? ok() : order
    const onlyWork = Object.keys(edits).every((field) => field === 'resolution')
    const action = onlyWork ? 'order/work' : 'order/edit'
    const doc = tx.get(refTo('orders', orderId)) ?? {}
    if (!can(actor, action, doc)) return notAllowed(action)
    if (unlessSent && !isOrderReplaceable(order.value)) return ok()
    if (!isWorkable(actor, doc)) return fail({ type: 'order/closed' })
    return editPlannedOrder(tx, order.value, edits, { at, ...visits })
  },
})

export const orderDelete = defineMutation({
  version: 1,
  may: ['order/delete'],
  schema: v.object({ orderId: id }),
  refs: ({ orderId }) => [refTo('orders', orderId)],
  run(tx, { orderId }, { actor }) {
    if (!can(actor, 'order/delete')) return notAllowed('order/delete')
    const order = readEntity(tx, 'orders', orderId)
    if (!order.ok) return order.problem.type === 'doc/deleted' ? ok() : order
    tx.update(refTo('orders', orderId), { open: false })
    tx.delete(refTo('orders', orderId))
    return ok()
  },
})
