import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '../../access/can.ts'
import { answer } from '../../checklist/answer.ts'
import { itemId } from '../../checklist/checklist-item.ts'
import { id } from '../../entities/fields.ts'
import { isWorkable } from '../../order/is-workable.ts'
import { defineMutation } from '../define-mutation.ts'
import { notAllowed } from '../not-allowed.ts'
import { readEntity } from '../read-entity.ts'
import { refTo } from '../refs.ts'

/** Answers to questions of an order's checklist; each merges by itself. `to` null takes an answer back. */
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
