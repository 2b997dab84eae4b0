import * as v from 'valibot'
import { can } from '#domain/access/can.ts'
import { id, idSet, limits } from '#domain/entities/fields.ts'
import type { Order } from '#domain/entities/order.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { splitInHalves } from '#domain/mutation/split/split-in-halves.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { assigneesIn, checkExpiredSkills, skillRefs } from '../shared/expired-skills.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Ref, Tx } from '#domain/mutation/types.ts'
import { mirrorToVisits } from '../booking/mirror-to-visits.ts'
import { changesPlan, visitsOfEdits } from '../booking/mirror-refs.ts'
import { splitVisits } from '../booking/settle-parts.ts'
import { bookingRefs, knownParts, leavesVisits } from '../booking/stored-visits.ts'
import { addedBy, assigneeRefs, checkAssignees } from './assignees.ts'
import {
  splitChildren,
  childrenPart,
  noteNewViewers,
  orderChildren,
  sendPlanned,
  showChildren,
} from './order-children.ts'
import { planFields, send, windowFields } from './order-fields.ts'
import { editOrder } from './order-plan.ts'

/**
 * Changes who does an order and when; the status follows (see `statusOfPlan`). `children` are the photos and messages
 * of the order that the device knew of: those who now see the order may see them too.
 */
export const orderAssign = defineMutation({
  version: 2,
  may: ['order/assign'],
  upcast: (args) => args,
  schema: v.object({
    orderId: id,
    edits: editsOf({ assigneeIds: idSet, ...planFields, ...windowFields }),
    children: v.exactOptional(orderChildren),
    /** People who saw the order until the change that this one was split from. */
    former: v.exactOptional(idSet),
    /** Also sends a waiting order to its assignees. */
    send,
    /** The people it is taken from lose access: what they did before is still accepted. */
    handOver: v.exactOptional(v.boolean()),
    parts: knownParts,
    leavesVisits,
  }),
  refs: ({ orderId, edits, children = [], send: isSending = false, ...visits }) => [
    refTo('orders', orderId),
    ...(isSending && !visits.leavesVisits
      ? bookingRefs(orderId, visits.parts)
      : visitsOfEdits(orderId, edits, visits)),
    ...(children as Ref[]),
    ...assigneeRefs(addedBy(edits)),
  ],
  consults({ orderId, edits }, docs, actor) {
    const order = docs.get(refTo('orders', orderId))
    return skillRefs(order?.skills, [...assigneesIn(order), ...addedBy(edits)], actor)
  },
  split(args, docs) {
    const { orderId, children = [], former = [] } = args
    const isPart = Object.keys(args.edits).length === 0 && args.send !== true
    if (!isPart)
      return splitChildren('order/assign', args, docs) ?? splitVisits('order/assign', args, docs)
    return splitInHalves(children)?.map((half) => childrenPart(orderId, half, former)) ?? null
  },
  run(tx, { orderId, edits, children = [], former = [], parts, ...how }, { actor, at }) {
    if (!can(actor, 'order/assign')) return notAllowed('order/assign')
    const before = readEntity(tx, 'orders', orderId)
    if (!before.ok) return before
    const people = checkAssignees(tx, addedBy(edits), actor)
    if (!people.ok) return people
    const edited = editOrder(tx, orderId, edits, at)
    if (!edited.ok) return edited
    if (how.send) sendPlanned(tx, orderId, at)
    const after = readEntity(tx, 'orders', orderId)
    if (!after.ok) return after
    if (edits.assigneeIds || edits.plannedStart) {
      const { skills, assigneeIds, plannedStart: start } = after.value
      const isValid = checkExpiredSkills(tx, { skills, assigneeIds, start }, actor)
      if (!isValid.ok) return isValid
    }
    noteNewViewers(tx, before.value, at)
    if (how.handOver) rememberAssignees(tx, before.value, after.value)
    if ((how.send || changesPlan(edits)) && !how.leavesVisits) {
      const mirrored = mirrorToVisits(tx, before.value, { at, parts })
      if (!mirrored.ok) return mirrored
    }
    return showChildren(tx, before.value, children, former)
  },
})

/** Keeps those who no longer have the order as its former assignees. */
function rememberAssignees(tx: Tx, before: Order, after: Order): void {
  const gone = before.assigneeIds.filter((uid) => !after.assigneeIds.includes(uid))
  if (gone.length === 0) return
  const known = before.formerAssigneeIds.filter((uid) => !gone.includes(uid))
  const formerAssigneeIds = [...known, ...gone].slice(-limits.list)
  tx.update(refTo('orders', before.id), { formerAssigneeIds })
}
