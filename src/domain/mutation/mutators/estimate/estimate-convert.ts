import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id } from '#domain/entities/fields.ts'
import { checkEstimateStep } from '#domain/estimate/estimate-machine.ts'
import { convertedOrderId, orderOfEstimate } from '#domain/estimate/order-of-estimate.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { newOrder } from '../order/order-create.ts'
import { readEntity } from '../shared/read-entity.ts'

/** Makes one order of an approved estimate, however many people do it: the order's id follows from the estimate's. */
export const estimateConvert = defineMutation({
  version: 1,
  may: ['estimate/convert'],
  schema: v.object({
    estimateId: id,
    /** The company's. */
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    /** The order copies its checklist, requirements and instructions; what it needs is an edit of its own. */
    templateId: v.exactOptional(id),
    /** Only a part of it: the order first, then the estimate. */
    part: v.exactOptional(v.picklist(['order', 'estimate'])),
  }),
  refs: ({ estimateId, templateId }) => [
    refTo('estimates', estimateId),
    refTo('orders', convertedOrderId(estimateId)),
    ...(templateId === undefined ? [] : [refTo('templates', templateId)]),
  ],
  // Together both may cost the rules more than a commit may.
  split({ part, ...whole }) {
    if (part !== undefined) return null
    return (['order', 'estimate'] as const).map((one) => ({
      name: 'estimate/convert',
      args: { ...whole, part: one },
    }))
  },
  run(tx, { estimateId, currency, templateId, part }, { actor, at }) {
    if (!can(actor, 'estimate/convert')) return notAllowed('estimate/convert')
    const found = readEntity(tx, 'estimates', estimateId)
    if (!found.ok) return found
    const estimate = found.value
    if (estimate.status === 'converted') return ok()
    const step = checkEstimateStep(estimate.status, 'converted')
    if (!step.ok) return step
    const { customerId, siteId, orderId: followUpOf } = estimate
    const order = {
      ...orderOfEstimate(estimate, currency),
      customerId,
      siteId,
      followUpOf,
      instructions: '',
      priority: 'normal',
      tags: [],
      assigneeIds: [],
      plannedStart: null,
      plannedEnd: null,
    }
    const orderId = convertedOrderId(estimateId)
    const isMade = tx.get(refTo('orders', orderId)) !== undefined
    if (part !== 'estimate' && !isMade) {
      const template = templateId === undefined ? null : readEntity(tx, 'templates', templateId)
      if (template !== null && !template.ok) return template
      const doc = newOrder(orderId, order, template?.value ?? null, { actor, at })
      tx.create(refTo('orders', orderId), doc)
    }
    if (part === 'order') return ok()
    tx.update(refTo('estimates', estimateId), { status: 'converted', convertedTo: orderId })
    return ok()
  },
})
