import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id } from '#domain/entities/fields.ts'
import type { Order } from '#domain/entities/order.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { splitInHalves } from '#domain/mutation/split/split-in-halves.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { statusFields } from './status-fields.ts'

/** The most orders that one mutation marks. */
export const maxMarked = 50

/**
 * Sets `isSent` on orders that are older than the field, because technicians query by it. At that time an assigned
 * order was visible at once, so it counts as sent.
 */
export const orderMarkSent = defineMutation({
  version: 1,
  may: ['order/assign'],
  schema: v.object({
    orderIds: v.pipe(v.array(id), v.minLength(1, 'required'), v.maxLength(maxMarked, 'tooMany')),
  }),
  refs: ({ orderIds }) => orderIds.map((each) => refTo('orders', each)) as [Ref, ...Ref[]],
  split: ({ orderIds }) =>
    splitInHalves(orderIds)?.map((half) => ({
      name: 'order/markSent',
      args: { orderIds: half },
    })) ?? null,
  run(tx, { orderIds }, { actor, at }) {
    if (!can(actor, 'order/assign')) return notAllowed('order/assign')
    for (const orderId of orderIds) {
      const ref = refTo('orders', orderId)
      const order = readEntity(tx, 'orders', orderId)
      if (!order.ok || typeof tx.get(ref)?.isSent === 'boolean') continue
      tx.update(ref, markOf(order.value, at))
    }
    return ok()
  },
})

function markOf(order: Order, at: string) {
  const hasPeople = order.assigneeIds.length > 0
  if (order.status === 'scheduled' && hasPeople)
    return statusFields({ isSent: false }, 'dispatched', at)
  return { isSent: order.isSent && order.status !== 'scheduled', sentAt: null }
}
