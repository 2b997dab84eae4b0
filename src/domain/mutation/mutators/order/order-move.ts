import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id, instant, text } from '#domain/entities/fields.ts'
import { missingCodesSchema } from '#domain/order/completion/missing-at-completion.ts'
import { hasPassed, requiresReason } from '#domain/order/transitions/order-machine.ts'
import { isWorkable } from '#domain/order/is-workable.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import { allowedSteps } from '#domain/order/transitions/allowed-steps.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { madeAt } from '../shared/made-at.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { splitClock, clockRefs, clockSchema, setClock } from '../time/clock.ts'
import { isPlanningStep } from '../booking/mirror-refs.ts'
import { mirrorToVisits } from '../booking/mirror-to-visits.ts'
import { splitVisits } from '../booking/settle-parts.ts'
import { bookingRefs, knownParts, leavesVisits } from '../booking/stored-visits.ts'
import { statusFields } from './status-fields.ts'
import { completionMark } from './completion-mark.ts'
import { settleLateNotices } from './keep-late-notices.ts'
import { settleRequests } from './keep-requests.ts'
import { stepLocation } from './order-step-location.ts'
import { splitChildren, orderChildren, showChildren } from './order-children.ts'
import { endsVisit, recordVisit, visitRefs } from './record-visit.ts'

/**
 * Changes an order's status by one step. `from` is the status that the person saw, and never `to`. Where others have
 * meanwhile moved the order past `to`, the step changes nothing and still counts as made. Where they moved it to a
 * status that this step does not lead on from (cancelled), it waits for the office's review. Going back to 'new' clears assignees and
 * times. Work finished without everything required is marked for the office. `children` are as in `order/assign`:
 * sending an order shows them, taking it back hides them.
 */
export const orderMove = defineMutation({
  version: 1,
  may: ['order/work'],
  schema: v.object({
    orderId: id,
    from: v.exactOptional(v.picklist(orderStatuses)),
    to: v.picklist(orderStatuses),
    reason: v.exactOptional(text),
    /** When the step was made, where that was before the tap; never before the order's last step. */
    madeAt: v.exactOptional(instant),
    /** How the step changes the person's own clock. */
    clock: v.exactOptional(clockSchema),
    /** Where the step was made, if that was known at once; otherwise see `order/place`. */
    place: v.exactOptional(stepLocation),
    /** Requirements that the person saw missing from other documents; see `missingElsewhere`. */
    lacks: v.exactOptional(missingCodesSchema),
    children: v.exactOptional(orderChildren),
    parts: knownParts,
    leavesVisits,
  }),
  refs: ({ orderId, to, clock, children = [], parts, leavesVisits: isSplit = false }) => [
    refTo('orders', orderId),
    ...(isPlanningStep(to) && !isSplit ? bookingRefs(orderId, parts) : []),
    ...visitRefs(orderId, to),
    ...clockRefs(clock),
    ...(children as Ref[]),
  ],
  split(args, docs) {
    const { orderId, to } = args
    const parts = splitChildren('order/move', args, docs) ?? splitClock('order/move', args)
    const status = docs.get(refTo('orders', orderId))?.status
    if (!v.is(v.picklist(orderStatuses), status)) return parts
    // A step that was made before changes no visit.
    const isPassed = (args.from ?? status) !== status && hasPassed(to, status)
    const isMade = status === to || isPassed
    if (parts !== null || !isPlanningStep(to) || isMade) return parts
    return splitVisits('order/move', args, docs, to === 'new')
  },
  run(
    tx,
    { orderId, from, to, reason = '', clock, lacks = [], children = [], ...visits },
    context,
  ) {
    const { actor } = context
    const order = readEntity(tx, 'orders', orderId)
    if (!order.ok) return order
    if (!can(actor, 'order/work', tx.get(refTo('orders', orderId)))) return notAllowed('order/work')
    if (requiresReason(to) && reason.trim() === '') {
      return fail({ type: 'order/reason-required', to })
    }
    const { status, statusAt } = order.value
    const earlier = madeAt(visits.madeAt, context)
    const at = earlier < statusAt && statusAt <= context.at ? statusAt : earlier
    // The time was worked, even if others changed the order meanwhile.
    setClock(tx, clock && { ...clock, madeAt: at }, context)
    const saw = from ?? status
    if ((status === to && from !== to) || (saw !== status && hasPassed(to, status))) return ok()
    if (!allowedSteps(order.value, actor).includes(to)) {
      const { assigneeIds, formerAssigneeIds } = order.value
      // The person who handed the order over had it when they made the step.
      const seen = { status: saw, assigneeIds: [...assigneeIds, ...formerAssigneeIds] }
      if (saw !== status && allowedSteps({ ...order.value, ...seen }, actor).includes(to)) {
        tx.update(refTo('orders', orderId), {
          needsReview: { to, at, by: actor.uid, reason },
        })
        if (endsVisit(to) && isWorkable(actor, tx.get(refTo('orders', orderId)) ?? {}))
          recordVisit(tx, order.value, to, reason, { by: actor.uid, at })
        return ok()
      }
      return fail({ type: 'order/no-such-step', from: status, to })
    }
    const plan = to === 'new' ? { assigneeIds: [], plannedStart: null, plannedEnd: null } : {}
    tx.update(refTo('orders', orderId), {
      ...statusFields(order.value, to, at, reason),
      ...plan,
      ...completionMark(order.value, to, lacks, { actor, at }),
    })
    settleRequests(tx, order.value, to, actor)
    settleLateNotices(tx, order.value, to, actor)
    if (endsVisit(to)) recordVisit(tx, order.value, to, reason, { by: actor.uid, at })
    if (isPlanningStep(to) && !visits.leavesVisits) {
      const { parts } = visits
      const mirrored = mirrorToVisits(tx, order.value, { at, parts, isTakenBack: to === 'new' })
      if (!mirrored.ok) return mirrored
    }
    return showChildren(tx, order.value, children)
  },
})
