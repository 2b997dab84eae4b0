import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { calendarDay, id } from '#domain/entities/fields.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { dueOn } from '#domain/plan/due-occurrences.ts'
import { mayCreateOn } from '#domain/plan/may-create-on.ts'
import { orderOfOccurrence } from '#domain/plan/order-of-occurrence.ts'
import { isOrderReplaceable } from '#domain/plan/plan-order.ts'
import { occurrenceId } from '#domain/recurrence/occurrence-id.ts'
import { newOrder } from '../order/order-create.ts'
import { isGone, readEntity } from '../shared/read-entity.ts'

/** One date of a plan: the day that its rule gives. */
const dateOfPlan = { planId: id, on: calendarDay }

interface DateOfPlan {
  readonly planId: string
  readonly on: string
}

function refs({ planId, on }: DateOfPlan): readonly [Ref, Ref] {
  return [refTo('orders', occurrenceId(planId, on)), refTo('plans', planId)]
}

/**
 * Creates the order of one date of a plan. Where it exists, or the plan no longer has that date, it does nothing: another
 * office may have created the same order, or changed the plan, meanwhile. One that was deleted is created again only
 * with `again`: by a change that gives the plan this date once more.
 */
export const planCreateOrder = defineMutation({
  version: 1,
  may: ['order/create'],
  schema: v.object({ ...dateOfPlan, again: v.exactOptional(v.boolean()) }),
  refs,
  run(tx, { planId, on, again = false }, context) {
    if (!can(context.actor, 'order/create')) return notAllowed('order/create')
    const orderId = occurrenceId(planId, on)
    const ref = refTo('orders', orderId)
    const known = tx.get(ref)
    const isDeleted = typeof known?.deletedAt === 'string'
    if (known !== undefined && !(isDeleted && again)) return ok()
    const plan = readEntity(tx, 'plans', planId)
    if (!plan.ok) return plan.problem.type === 'doc/deleted' ? ok() : plan
    if (!mayCreateOn(plan.value, on)) return ok()
    const fields = orderOfOccurrence(plan.value, dueOn(plan.value, on))
    const { neededItems, ...others } = fields
    const all = { ...others, ...(neededItems.length > 0 && { neededItems }) }
    const order = { ...newOrder(orderId, all, null, context), ...all }
    if (known === undefined) tx.create(ref, order)
    else tx.replace(ref, { ...order, deletedAt: null })
    return ok()
  },
})

/** Deletes the order of a date that its plan no longer has. One that was sent or closed meanwhile stays. */
export const planRemoveOrder = defineMutation({
  version: 1,
  may: ['order/delete'],
  schema: v.object(dateOfPlan),
  refs,
  run(tx, { planId, on }, { actor }) {
    if (!can(actor, 'order/delete')) return notAllowed('order/delete')
    const orderId = occurrenceId(planId, on)
    const order = readEntity(tx, 'orders', orderId)
    if (!order.ok) return isGone(order.problem) ? ok() : order
    if (!isOrderReplaceable(order.value)) return ok()
    const ref = refTo('orders', orderId)
    tx.update(ref, { open: false })
    tx.delete(ref)
    return ok()
  },
})
