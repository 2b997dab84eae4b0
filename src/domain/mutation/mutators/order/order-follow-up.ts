import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id, requiredLine, text } from '#domain/entities/fields.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { newOrder } from './order-create.ts'

/**
 * Lets those who work on an order ask for another one at the same site, which the office then plans. Asking twice for
 * the same one changes nothing.
 */
export const orderFollowUp = defineMutation({
  version: 1,
  may: ['order/follow-up'],
  schema: v.object({ orderId: id, followUpOf: id, title: requiredLine, description: text }),
  refs: ({ orderId, followUpOf }) => [refTo('orders', orderId), refTo('orders', followUpOf)],
  run(tx, { orderId, followUpOf, title, description }, { actor, at }) {
    const order = readEntity(tx, 'orders', followUpOf)
    if (!order.ok) return order
    if (!can(actor, 'order/follow-up', tx.get(refTo('orders', followUpOf)))) {
      return notAllowed('order/follow-up')
    }
    if (tx.get(refTo('orders', orderId))?.followUpOf === followUpOf) return ok()
    const { customerId, siteId, assetIds, priority, tags } = order.value
    const unplanned = { assigneeIds: [], plannedStart: null, plannedEnd: null }
    const words = { title, description, instructions: '', priority, tags }
    tx.create(
      refTo('orders', orderId),
      newOrder(
        orderId,
        { ...words, ...unplanned, customerId, siteId, assetIds, followUpOf },
        null,
        { actor, at },
      ),
    )
    return ok()
  },
})
