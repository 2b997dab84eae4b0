import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id, idSet, instant, requiredLine, text, wordSet } from '#domain/entities/fields.ts'
import { priorities, type Order } from '#domain/entities/order.ts'
import type { Template } from '#domain/entities/template.ts'
import { viewersOf } from '#domain/order/is-sent.ts'
import { isWorkable } from '#domain/order/is-workable.ts'
import { orderRef } from '#domain/order/order-ref.ts'
import { statusOfPlan } from '#domain/order/transitions/status-of-plan.ts'
import type { Problem } from '#domain/problem.ts'
import { isPlannable } from '#domain/time/bounds.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { splitInHalves } from '#domain/mutation/split/split-in-halves.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Doc, FieldEdits, MutationContext, Ref, Tx } from '#domain/mutation/types.ts'
import { checkAssignees, assigneeRefs } from './assignees.ts'
import { statusFields } from './status-fields.ts'
import {
  splitChildren,
  childrenPart,
  orderChildren,
  sendPlanned,
  showChildren,
} from './order-children.ts'

const planFields = { plannedStart: v.nullable(instant), plannedEnd: v.nullable(instant) }
const windowFields = { windowStart: v.nullable(instant), windowEnd: v.nullable(instant) }

const orderFields = {
  title: requiredLine,
  description: text,
  instructions: text,
  priority: v.picklist(priorities),
  tags: wordSet,
}

/** All fields of an order that people edit. */
export const orderEditFields = {
  ...orderFields,
  ...planFields,
  ...windowFields,
  customerId: id,
  siteId: id,
  assetIds: idSet,
  resolution: text,
}

const asPlanned = { isSent: false, sentAt: null }
const send = v.exactOptional(v.boolean())
const planAtEntry = v.object({ assigneeIds: idSet, plannedStart: v.nullable(instant) })

export const orderCreate = defineMutation({
  version: 2,
  may: ['order/create'],
  // Before sending was a step of its own, an order without a time was sent when it was created.
  upcast(args) {
    const plan = v.safeParse(planAtEntry, args)
    const wasSent = plan.success && plan.output.plannedStart === null
    return wasSent ? { ...(args as object), send: true } : args
  },
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
    /** The order copies the template's checklist and requirements, and its instructions where it has none. */
    templateId: v.exactOptional(v.nullable(id)),
    /** Sends the order to its assignees at once. */
    send,
  }),
  refs: ({ orderId, customerId, siteId, templateId, assigneeIds }) => [
    refTo('orders', orderId),
    refTo('customers', customerId),
    refTo('sites', siteId),
    ...(templateId ? [refTo('templates', templateId)] : []),
    ...assigneeRefs(assigneeIds),
  ],
  // First created without assignees, then assigned.
  split({ assigneeIds, send: isSending = false, ...order }) {
    if (assigneeIds.length === 0) return null
    const edits = { assigneeIds: { from: [], to: assigneeIds } }
    const given = { orderId: order.orderId, edits, ...(isSending && { send: true }) }
    return [
      { name: 'order/create', args: { ...order, assigneeIds: [] } },
      { name: 'order/assign', args: given },
    ]
  },
  run(tx, { orderId, templateId = null, send: isSending = false, ...fields }, { actor, at }) {
    if (!can(actor, 'order/create')) return notAllowed('order/create')
    const customer = readEntity(tx, 'customers', fields.customerId)
    if (!customer.ok) return customer
    const site = readEntity(tx, 'sites', fields.siteId)
    if (!site.ok) return site
    const timesProblem = checkTimes({ windowStart: null, windowEnd: null, ...fields }, null, at)
    if (timesProblem !== null) return fail(timesProblem)
    const people = checkAssignees(tx, fields.assigneeIds, actor)
    if (!people.ok) return people
    const template = templateId === null ? null : readEntity(tx, 'templates', templateId)
    if (template !== null && !template.ok) return template
    const order = { ...fields, isSending }
    const doc = newOrder(orderId, order, template?.value ?? null, { actor, at })
    tx.create(refTo('orders', orderId), doc)
    return ok()
  },
})

interface NewOrder extends Pick<Order, 'assigneeIds' | 'plannedStart' | 'instructions'> {
  readonly isSending?: boolean
  readonly [field: string]: unknown
}

/** The document of a new order. */
export function newOrder(
  orderId: string,
  { isSending = false, ...fields }: NewOrder,
  template: Template | null,
  { actor, at }: MutationContext,
): Doc {
  const unplanned = { status: 'new', assigneeIds: [], plannedStart: null } as const
  const planned = statusOfPlan(unplanned, fields)
  const status = isSending && planned === 'scheduled' ? 'dispatched' : planned
  return {
    windowStart: null,
    windowEnd: null,
    assetIds: [],
    ...fields,
    instructions: fields.instructions || (template?.instructions ?? ''),
    ref: orderRef(orderId),
    ...asPlanned,
    ...statusFields(asPlanned, status, at),
    resolution: '',
    templateId: template?.id ?? null,
    requires: template?.requires ?? [],
    checklist: template?.checklist ?? [],
    answers: {},
    createdAt: at,
    createdBy: actor.uid,
  }
}

/** Edits fields of an order. A technician may edit only `resolution`, on orders assigned to them. */
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
    const doc = tx.get(refTo('orders', orderId)) ?? {}
    if (!can(actor, action, doc)) return notAllowed(action)
    if (!isWorkable(actor, doc)) return fail({ type: 'order/closed' })
    return editOrder(tx, orderId, edits, at)
  },
})

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
  }),
  refs: ({ orderId, edits, children = [] }) => [
    refTo('orders', orderId),
    ...(children as Ref[]),
    ...assigneeRefs(addedBy(edits)),
  ],
  split(args, docs) {
    const { orderId, children = [], former = [] } = args
    const isPart = Object.keys(args.edits).length === 0 && args.send !== true
    if (!isPart) return splitChildren('order/assign', args, docs)
    return splitInHalves(children)?.map((half) => childrenPart(orderId, half, former)) ?? null
  },
  run(tx, { orderId, edits, children = [], former = [], send: isSending = false }, { actor, at }) {
    if (!can(actor, 'order/assign')) return notAllowed('order/assign')
    const before = readEntity(tx, 'orders', orderId)
    if (!before.ok) return before
    const people = checkAssignees(tx, addedBy(edits), actor)
    if (!people.ok) return people
    const edited = editOrder(tx, orderId, edits, at)
    if (!edited.ok) return edited
    if (isSending) sendPlanned(tx, orderId, at)
    const after = readEntity(tx, 'orders', orderId)
    if (!after.ok) return after
    const isNewTo = (uid: string) => !viewersOf(before.value).includes(uid)
    if (before.value.isSent && viewersOf(after.value).some(isNewTo)) {
      tx.update(refTo('orders', orderId), { sentAt: at })
    }
    return showChildren(tx, before.value, children, former)
  },
})

/** The people whom the edits add to those that the author saw. */
function addedBy({ assigneeIds }: FieldEdits): readonly string[] {
  const [from, to] = [v.safeParse(idSet, assigneeIds?.from), v.safeParse(idSet, assigneeIds?.to)]
  const seen = from.success ? from.output : []
  return to.success ? to.output.filter((uid) => !seen.includes(uid)) : []
}

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

/** Edits an existing order and lets its status follow its plan. */
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
  const timesProblem = checkTimes(after.value, before, at)
  if (timesProblem !== null) return fail(timesProblem)
  const status = statusOfPlan(before, after.value)
  if (status !== before.status)
    tx.update(refTo('orders', before.id), statusFields(before, status, at))
  return ok()
}

type Times = Pick<Order, 'plannedStart' | 'plannedEnd' | 'windowStart' | 'windowEnd'>

function checkTimes(times: Times, before: Times | null, at: string): Problem | null {
  for (const field of ['plannedStart', 'plannedEnd', 'windowStart', 'windowEnd'] as const) {
    const time = times[field]
    if (time !== null && time !== before?.[field] && !isPlannable(time, at)) {
      return invalid(field, 'tooFar')
    }
  }
  return (
    checkSpan(times.plannedStart, times.plannedEnd, 'plannedEnd') ??
    checkSpan(times.windowStart, times.windowEnd, 'windowEnd')
  )
}

function checkSpan(start: string | null, end: string | null, path: string): Problem | null {
  if (start === null || end === null || Date.parse(start) < Date.parse(end)) return null
  return invalid(path, 'startBeforeEnd')
}

function invalid(path: string, message: string): Problem {
  return { type: 'input/invalid', issues: [{ path, message }] }
}
