import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id, instant, text } from '#domain/entities/fields.ts'
import { missingCodesSchema } from '#domain/order/completion/missing-at-completion.ts'
import { canUndo, requiresReason } from '#domain/order/transitions/order-machine.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import { actedAt } from '../shared/acted-at.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { splitClock, clockRefs, clockSchema, setClock } from '../time/clock.ts'
import { isPlanningUndo } from '../booking/mirror-refs.ts'
import { mirrorToVisits } from '../booking/mirror-to-visits.ts'
import { splitVisits } from '../booking/settle-parts.ts'
import { bookingRefs, knownParts, leavesVisits } from '../booking/stored-visits.ts'
import { statusFields } from './status-fields.ts'
import { completionMark } from './completion-mark.ts'
import { splitChildren, orderChildren, showChildren } from './order-children.ts'
import { endsVisit, recordVisit, visitRefs } from './record-visit.ts'

/**
 * Undoes a step: `from` is the status it led to, `to` the one before, restored with its time and reason. Where the
 * order has moved on since, nothing changes.
 */
export const orderTakeBack = defineMutation({
  version: 1,
  may: ['order/work'],
  schema: v.object({
    orderId: id,
    from: v.picklist(orderStatuses),
    to: v.picklist(orderStatuses),
    statusAt: v.exactOptional(instant),
    reason: v.exactOptional(text),
    clock: v.exactOptional(clockSchema),
    /** Requirements that the earlier finish lacked; see `order/move`. */
    lacks: v.exactOptional(missingCodesSchema),
    children: v.exactOptional(orderChildren),
    parts: knownParts,
    leavesVisits,
  }),
  refs: ({ orderId, from, to, clock, children = [], parts, leavesVisits: isSplit = false }) => [
    refTo('orders', orderId),
    ...(isPlanningUndo(from, to) && !isSplit ? bookingRefs(orderId, parts) : []),
    ...visitRefs(orderId, from, to),
    ...clockRefs(clock),
    ...(children as Ref[]),
  ],
  split: (args, docs) =>
    splitChildren('order/takeBack', args, docs) ??
    splitClock('order/takeBack', args) ??
    (isPlanningUndo(args.from, args.to) ? splitVisits('order/takeBack', args, docs) : null),
  run(tx, args, context) {
    const { orderId, from, to, statusAt, reason = '', clock, lacks = [], children = [] } = args
    const { actor, at } = context
    const order = readEntity(tx, 'orders', orderId)
    if (!order.ok) return order
    if (!can(actor, 'order/work', tx.get(refTo('orders', orderId)))) return notAllowed('order/work')
    if (!canUndo(from, to, actor.role)) return fail({ type: 'order/no-such-step', from, to })
    if (requiresReason(to) && reason.trim() === '') {
      return fail({ type: 'order/reason-required', to })
    }
    setClock(tx, clock, { actor, at })
    if (order.value.status !== from) return ok()
    const since = actedAt(statusAt ?? at, context)
    tx.update(refTo('orders', orderId), {
      ...statusFields(order.value, to, since, reason),
      ...completionMark(order.value, to, lacks, { actor, at: since }),
    })
    if (endsVisit(from, to)) recordVisit(tx, order.value, to, reason, { by: actor.uid, at })
    if (isPlanningUndo(from, to) && !args.leavesVisits) {
      const mirrored = mirrorToVisits(tx, order.value, { at, parts: args.parts })
      if (!mirrored.ok) return mirrored
    }
    return showChildren(tx, order.value, children)
  },
})
