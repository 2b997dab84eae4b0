import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/can.ts'
import { bookingId } from '#domain/booking/booking-id.ts'
import { furtherVisit } from '#domain/booking/further-visit.ts'
import { isTimed } from '#domain/booking/plan-of-bookings.ts'
import {
  locks,
  maxParts,
  type PlannedVisit,
  visitMinutes,
  visitStart,
} from '#domain/entities/booking.ts'
import { code, id, idSet } from '#domain/entities/fields.ts'
import type { Order } from '#domain/entities/order.ts'
import { wholeBetween } from '#domain/entities/whole-between.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { FieldEdits, Ref, Tx } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { isPlannable } from '#domain/time/bounds.ts'
import { addedBy, assigneeRefs, checkAssignees } from '../order/assignees.ts'
import { assigneesIn, checkExpiredSkills, skillRefs } from '../shared/expired-skills.ts'
import { orderChildren, splitChildren } from '../order/order-children.ts'
import { send } from '../order/order-fields.ts'
import { openOrder } from './open-order.ts'
import { settleOrder } from './settle-order.ts'
import { splitOrder } from './settle-parts.ts'
import { saveVisit } from './save-visit.ts'
import { bookingRefs, ensureVisit, knownParts, storedBooking } from './stored-visits.ts'

/** The order follows in a change of its own: see `booking/settle`. */
export const leavesOrder = v.exactOptional(v.boolean())

export const visitEntries = { orderId: id, part: wholeBetween(1, maxParts), parts: knownParts }

/** Whether the id of a visit is not too long. */
export function hasBookingId(orderId: string, part: number): boolean {
  return v.is(id, bookingId(orderId, part))
}

/**
 * Plans one visit of an order: who, when and for how long. A visit that is not stored yet is created first: part 1 from
 * what the order says, another one from `furtherVisit`. The order's people, times and status follow.
 */
export const bookingPlan = defineMutation({
  version: 1,
  may: ['booking/plan'],
  schema: v.pipe(
    v.object({
      ...visitEntries,
      edits: editsOf({
        assigneeIds: idSet,
        start: visitStart,
        minutes: visitMinutes,
        locked: v.picklist(locks),
        leadId: v.nullable(id),
      }),
      /** Also sends it to its people, and the order with it. */
      send,
      /** Plans a cancelled visit again. */
      reopen: v.exactOptional(v.boolean()),
      /** The run of the planner that proposed it. */
      planRunId: v.exactOptional(code),
      /** As in `order/assign`. */
      children: v.exactOptional(orderChildren),
      leavesOrder,
    }),
    v.check(({ orderId, part }) => hasBookingId(orderId, part), 'tooLong'),
  ),
  refs: ({ orderId, part, parts = [], edits, children = [] }) => [
    refTo('orders', orderId),
    ...bookingRefs(orderId, part === 1 ? parts : [...parts, part]),
    ...(children as Ref[]),
    ...assigneeRefs(addedBy(edits)),
  ],
  consults({ orderId, part, edits }, docs, actor) {
    const order = docs.get(refTo('orders', orderId))
    const visit = docs.get(refTo('bookings', bookingId(orderId, part))) ?? order
    const people = [...assigneesIn(visit), ...addedBy(edits)]
    return skillRefs(order?.skills, people, actor)
  },
  split: (args, docs) =>
    splitChildren('booking/plan', args, docs) ?? splitOrder('booking/plan', args),
  run(tx, { orderId, part, parts = [], edits, children = [], ...how }, context) {
    const { actor, at } = context
    if (!can(actor, 'booking/plan')) return notAllowed('booking/plan')
    const isFirstDone = part > 1 && how.leavesOrder
    const opened = openOrder(tx, orderId, [...parts, part], context, isFirstDone)
    if (!opened.ok) return opened
    if (!opened.value.order.open) return fail({ type: 'order/closed' })
    const people = checkAssignees(tx, addedBy(edits), actor)
    if (!people.ok) return people
    const isNew = storedBooking(tx, bookingId(orderId, part)) === null
    const stored = ensureVisit(tx, furtherVisit(orderId, part), context)
    if (!stored.ok) return stored
    const visit = stored.value
    const ref = refTo('bookings', visit.id)
    if (visit.cancelledAt !== null && !how.reopen) return fail({ type: 'doc/deleted', ref })
    if (visit.cancelledAt !== null) tx.update(ref, { cancelledAt: null })
    tx.edit(ref, isNew ? editsFrom(visit, edits) : edits)
    if (Object.keys(edits).length > 0 && (how.planRunId ?? null) !== visit.planRunId)
      tx.update(ref, { planRunId: how.planRunId ?? null })
    const isFar = checkStart(storedBooking(tx, visit.id), visit, at)
    if (!isFar.ok) return isFar
    if (edits.assigneeIds || edits.start || how.reopen) {
      const isValid = checkSkills(tx, opened.value.order, visit.id, actor)
      if (!isValid.ok) return isValid
    }
    const change = { ...opened.value, target: visit.id, visit, send: how.send ?? false }
    return how.leavesOrder
      ? tellChange(tx, visit, at)
      : settleOrder(tx, { ...change, children }, at)
  },
})

/** Checks the skills of those who are to do a visit as the mutation has left it so far. */
function checkSkills(
  tx: Tx,
  { skills }: Order,
  visitId: string,
  actor: Actor,
): Result<void, Problem> {
  const visit = storedBooking(tx, visitId)
  return visit?.ok ? checkExpiredSkills(tx, { skills, ...visit.value }, actor) : ok()
}

/** Tells the people of a sent visit that it changed. */
function tellChange(tx: Tx, before: PlannedVisit, at: string): Result<void, Problem> {
  const now = storedBooking(tx, before.id)
  if (!now?.ok) return now ?? ok()
  saveVisit(tx, now.value, now.value, at, before)
  return ok()
}

/** The same edits of a visit that nobody has planned yet: what the author saw does not matter. */
function editsFrom(visit: PlannedVisit, edits: FieldEdits): FieldEdits {
  const entries = Object.entries(edits).map(([field, { to }]) => [
    field,
    { from: visit[field as keyof PlannedVisit], to },
  ])
  return Object.fromEntries(entries) as FieldEdits
}

function checkStart(
  after: ReturnType<typeof storedBooking>,
  { start: before }: PlannedVisit,
  at: string,
): Result<void, Problem> {
  if (!after?.ok) return after ?? ok()
  const { start } = after.value
  if (start === null || start === before) return ok()
  if (isPlannable(isTimed(start) ? start : `${start}T00:00:00Z`, at)) return ok()
  return fail({ type: 'input/invalid', issues: [{ path: 'start', message: 'tooFar' }] })
}
