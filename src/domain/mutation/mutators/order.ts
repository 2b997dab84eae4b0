import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import { can } from '../../access/can.ts'
import { id, idSet, instant, ref, requiredLine, text, wordSet } from '../../entities/fields.ts'
import { priorities, type Order } from '../../entities/order.ts'
import type { Template } from '../../entities/template.ts'
import { isClosed } from '../../order/order-machine.ts'
import { orderRef } from '../../order/order-ref.ts'
import type { OrderStatus } from '../../order/order-status.ts'
import { statusOfPlan } from '../../order/placement.ts'
import type { Problem } from '../../problem.ts'
import { defineMutation } from '../define-mutation.ts'
import { editsOf } from '../edits-of.ts'
import { followAssignees, mostChildren } from '../follow-assignees.ts'
import { notAllowed } from '../not-allowed.ts'
import { readEntity } from '../read-entity.ts'
import { refTo } from '../refs.ts'
import type { Doc, FieldEdits, MutationContext, Ref, Tx } from '../types.ts'

const planFields = { plannedStart: v.nullable(instant), plannedEnd: v.nullable(instant) }
const windowFields = { windowStart: v.nullable(instant), windowEnd: v.nullable(instant) }

const orderFields = {
  title: requiredLine,
  description: text,
  instructions: text,
  priority: v.picklist(priorities),
  tags: wordSet,
}

/** Every field of an order that is edited by hand. */
export const orderEditFields = {
  ...orderFields,
  ...planFields,
  ...windowFields,
  customerId: id,
  siteId: id,
  assetIds: idSet,
  resolution: text,
}

export const orderCreate = defineMutation({
  version: 1,
  may: ['order/create'],
  schema: v.object({
    orderId: id,
    customerId: id,
    siteId: id,
    ...orderFields,
    ...planFields,
    windowStart: v.exactOptional(windowFields.windowStart),
    windowEnd: v.exactOptional(windowFields.windowEnd),
    assigneeIds: idSet,
    assetIds: v.exactOptional(idSet),
    followUpOf: v.nullable(id),
    /** The order copies its checklist and what it requires; its instructions where there are none. */
    templateId: v.exactOptional(v.nullable(id)),
  }),
  refs: ({ orderId, customerId, siteId, templateId }) => [
    refTo('orders', orderId),
    refTo('customers', customerId),
    refTo('sites', siteId),
    ...(templateId ? [refTo('templates', templateId)] : []),
  ],
  run(tx, { orderId, templateId = null, ...fields }, { actor, at }) {
    if (!can(actor, 'order/create')) return notAllowed('order/create')
    const customer = readEntity(tx, 'customers', fields.customerId)
    if (!customer.ok) return customer
    const site = readEntity(tx, 'sites', fields.siteId)
    if (!site.ok) return site
    const timesProblem = checkTimes({ windowStart: null, windowEnd: null, ...fields })
    if (timesProblem !== null) return fail(timesProblem)
    const template = templateId === null ? null : readEntity(tx, 'templates', templateId)
    if (template !== null && !template.ok) return template
    const doc = newOrder(orderId, fields, template?.value ?? null, { actor, at })
    tx.create(refTo('orders', orderId), doc)
    return ok()
  },
})

interface NewOrder extends Pick<Order, 'assigneeIds' | 'plannedStart' | 'instructions'> {
  readonly [field: string]: unknown
}

/** The document of an order that somebody just entered. */
export function newOrder(
  orderId: string,
  fields: NewOrder,
  template: Template | null,
  { actor, at }: MutationContext,
): Doc {
  const unplanned = { status: 'new', assigneeIds: [], plannedStart: null } as const
  return {
    ...fields,
    instructions: fields.instructions || (template?.instructions ?? ''),
    ref: orderRef(orderId),
    ...entered(statusOfPlan(unplanned, fields), at),
    resolution: '',
    templateId: template?.id ?? null,
    requires: template?.requires ?? [],
    checklist: template?.checklist ?? [],
    answers: {},
    createdAt: at,
    createdBy: actor.uid,
  }
}

/** Fields of an order. A technician may edit only `resolution`, of orders assigned to them. */
export const orderEdit = defineMutation({
  version: 1,
  may: ['order/work', 'order/edit'],
  schema: v.object({
    orderId: id,
    edits: editsOf(orderEditFields),
  }),
  refs: ({ orderId }) => [refTo('orders', orderId)],
  run(tx, { orderId, edits }, { actor, at }) {
    const order = readEntity(tx, 'orders', orderId)
    if (!order.ok) return order
    const onlyWork = Object.keys(edits).every((field) => field === 'resolution')
    const action = onlyWork ? 'order/work' : 'order/edit'
    if (!can(actor, action, tx.get(refTo('orders', orderId)))) return notAllowed(action)
    return editOrder(tx, orderId, edits, at)
  },
})

/**
 * Who does it and when; the status follows (see `statusOfPlan`). `children` are what the device knew of
 * the order's photos and messages: whoever works on it now may see them.
 */
export const orderAssign = defineMutation({
  version: 1,
  may: ['order/assign'],
  schema: v.object({
    orderId: id,
    edits: editsOf({ assigneeIds: idSet, ...planFields, ...windowFields }),
    children: v.exactOptional(v.pipe(v.array(ref), v.maxLength(mostChildren, 'tooMany'))),
  }),
  refs: ({ orderId, children = [] }) => [refTo('orders', orderId), ...(children as Ref[])],
  run(tx, { orderId, edits, children = [] }, { actor, at }) {
    if (!can(actor, 'order/assign')) return notAllowed('order/assign')
    const before = readEntity(tx, 'orders', orderId)
    if (!before.ok) return before
    const edited = editOrder(tx, orderId, edits, at)
    const after = readEntity(tx, 'orders', orderId)
    if (!edited.ok || !after.ok) return edited
    const { assigneeIds } = after.value
    for (const child of children as Ref[])
      followAssignees(tx, child, before.value.assigneeIds, assigneeIds)
    return ok()
  },
})

export const orderDelete = defineMutation({
  version: 1,
  may: ['order/delete'],
  schema: v.object({ orderId: id }),
  refs: ({ orderId }) => [refTo('orders', orderId)],
  run(tx, { orderId }, { actor }) {
    if (!can(actor, 'order/delete')) return notAllowed('order/delete')
    const order = readEntity(tx, 'orders', orderId)
    if (!order.ok) return order.problem.type === 'doc/deleted' ? ok() : order
    tx.update(refTo('orders', orderId), { open: false })
    tx.delete(refTo('orders', orderId))
    return ok()
  },
})

/** The fields that change together when an order enters a status. */
export function entered(status: OrderStatus, at: string, reason = '') {
  return { status, statusAt: at, statusReason: reason, open: !isClosed(status) }
}

/** Edits an order that is there; its status follows its plan. */
export function editOrder(
  tx: Tx,
  orderId: string,
  edits: FieldEdits,
  at: string,
): Result<void, Problem> {
  const order = readEntity(tx, 'orders', orderId)
  if (!order.ok) return order
  tx.edit(refTo('orders', orderId), edits)
  return followPlan(tx, order.value, at)
}

function followPlan(tx: Tx, before: Order, at: string): Result<void, Problem> {
  const after = readEntity(tx, 'orders', before.id)
  if (!after.ok) return after
  const timesProblem = checkTimes(after.value)
  if (timesProblem !== null) return fail(timesProblem)
  const status = statusOfPlan(before, after.value)
  if (status !== before.status) tx.update(refTo('orders', before.id), entered(status, at))
  return ok()
}

type Times = Pick<Order, 'plannedStart' | 'plannedEnd' | 'windowStart' | 'windowEnd'>

function checkTimes({ plannedStart, plannedEnd, windowStart, windowEnd }: Times): Problem | null {
  return (
    checkSpan(plannedStart, plannedEnd, 'plannedEnd') ??
    checkSpan(windowStart, windowEnd, 'windowEnd')
  )
}

function checkSpan(start: string | null, end: string | null, path: string): Problem | null {
  if (start === null || end === null || Date.parse(start) < Date.parse(end)) return null
  return { type: 'input/invalid', issues: [{ path, message: 'startBeforeEnd' }] }
}
