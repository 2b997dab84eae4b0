import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { geo, id } from '#domain/entities/fields.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { isWorkable } from '#domain/order/is-workable.ts'
import { readEntity } from '../shared/read-entity.ts'

/**
 * Sets where the site of an order is, and nothing else of it: for those who work on the order and stand there. Taking a
 * site off the map is an edit of the site.
 */
export const siteLocate = defineMutation({
  version: 1,
  may: ['site/locate'],
  schema: v.object({ siteId: id, orderId: id, edits: editsOf({ geo }) }),
  refs: ({ siteId, orderId }) => [refTo('sites', siteId), refTo('orders', orderId)],
  run(tx, { siteId, orderId, edits }, { actor }) {
    const order = readEntity(tx, 'orders', orderId)
    if (!order.ok) return order
    const doc = tx.get(refTo('orders', orderId)) ?? {}
    // Those who edit sites may do it on any order.
    if (!can(actor, 'site/edit')) {
      if (order.value.siteId !== siteId || !can(actor, 'site/locate', doc))
        return notAllowed('site/locate')
      if (!isWorkable(actor, doc)) return fail({ type: 'order/closed' })
    }
    const ref = refTo('sites', siteId)
    const site = readEntity(tx, 'sites', siteId)
    if (!site.ok) return site
    if (site.value.erasedAt !== null) return fail({ type: 'doc/deleted', ref })
    const conflicts = tx.edit(ref, edits)
    if (edits.geo !== undefined && conflicts.length === 0) tx.update(ref, { geoOrderId: orderId })
    return ok()
  },
})
