import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { answer } from '#domain/checklist/answer.ts'
import { itemId } from '#domain/checklist/checklist-item.ts'
import { id } from '#domain/entities/fields.ts'
import { isWorkable } from '#domain/order/is-workable.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'

/** Answers questions of an order's checklist; each answer merges by itself. `to: null` removes an answer. */
export const orderAnswer = defineMutation({
  version: 1,
  may: ['order/work'],
  schema: v.object({
    orderId: id,
    edits: v.record(
      itemId,
      v.object({ from: v.optional(v.unknown(), null), to: v.nullable(answer) }),
    ),
  }),
  refs: ({ orderId }) => [refTo('orders', orderId)],
  run(tx, { orderId, edits }, { actor }) {
    const order = readEntity(tx, 'orders', orderId)
    if (!order.ok) return order
    const doc = tx.get(refTo('orders', orderId)) ?? {}
    if (!can(actor, 'order/work', doc)) return notAllowed('order/work')
    if (!isWorkable(actor, doc)) return fail({ type: 'order/closed' })
    const fields = Object.entries(edits).map(([item, edit]) => [`answers.${item}`, edit] as const)
    tx.edit(refTo('orders', orderId), Object.fromEntries(fields))
    return ok()
  },
})
