import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can, isAdminLevel } from '#domain/access/can.ts'
import { currency } from '#domain/entities/region.ts'
import { id, idSet } from '#domain/entities/fields.ts'
import { estimateFields } from '#domain/estimate/estimate-fields.ts'
import { estimateRef } from '#domain/estimate/estimate-ref.ts'
import { cashStep } from '#domain/money/cash-rounding.ts'
import { taxRoundings } from '#domain/money/document/tax-rounding.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { readEntity } from '../shared/read-entity.ts'
import { readFor } from './read-for.ts'

/** Drafts an estimate for a site, before there is an order or on one. Technicians draft on their own orders. */
export const estimateCreate = defineMutation({
  version: 1,
  may: ['estimate/edit'],
  schema: v.object({
    estimateId: id,
    orderId: v.nullable(id),
    /** The technicians of its order, who see it. */
    readerIds: idSet,
    currency,
    taxRounding: v.picklist(taxRoundings),
    cashStepMinor: v.exactOptional(cashStep),
    ...estimateFields,
  }),
  refs: ({ estimateId, customerId, siteId }) => [
    refTo('estimates', estimateId),
    refTo('customers', customerId),
    refTo('sites', siteId),
  ],
  peeks: ({ orderId }) => orderRefs(orderId),
  consults: ({ orderId }) => orderRefs(orderId),
  about: ({ orderId }) => orderRefs(orderId),
  run(tx, { estimateId, ...fields }, { actor, at }) {
    const { orderId, readerIds, customerId, siteId } = fields
    if (!can(actor, 'estimate/edit', { readerIds })) return notAllowed('estimate/edit')
    if (!isAdminLevel(actor)) {
      const order = orderId === null ? null : tx.peek(refTo('orders', orderId))
      const isOwn = order === undefined || (order !== null && can(actor, 'order/work', order))
      if (!isOwn) return notAllowed('estimate/edit')
    }
    const customer = readEntity(tx, 'customers', customerId)
    if (!customer.ok) return customer
    const site = readEntity(tx, 'sites', siteId)
    if (!site.ok) return site
    tx.create(refTo('estimates', estimateId), {
      ...fields,
      ref: estimateRef(estimateId),
      status: 'draft',
      revision: 1,
      sentAt: null,
      documentHash: '',
      decision: null,
      convertedTo: null,
      createdAt: at,
      createdBy: actor.uid,
    })
    return ok()
  },
})

/** Edits a draft. What was sent is changed by another revision. */
export const estimateEdit = defineMutation({
  version: 1,
  may: ['estimate/edit'],
  schema: v.object({ estimateId: id, edits: editsOf(estimateFields) }),
  refs: ({ estimateId, edits: { customerId, siteId } }) => [
    refTo('estimates', estimateId),
    ...(customerId ? [refTo('customers', customerId.to)] : []),
    ...(siteId ? [refTo('sites', siteId.to)] : []),
  ],
  run(tx, { estimateId, edits }, { actor }) {
    const draft = readFor(tx, estimateId, 'estimate/edit', actor)
    if (!draft.ok) return draft
    if (draft.value.status !== 'draft') return fail({ type: 'estimate/sent' })
    const customer = edits.customerId ? readEntity(tx, 'customers', edits.customerId.to) : ok()
    if (!customer.ok) return customer
    const site = edits.siteId ? readEntity(tx, 'sites', edits.siteId.to) : ok()
    if (!site.ok) return site
    tx.edit(refTo('estimates', estimateId), edits)
    return ok()
  },
})

function orderRefs(orderId: string | null): readonly Ref[] {
  return orderId === null ? [] : [refTo('orders', orderId)]
}
