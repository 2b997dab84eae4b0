import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id, idSet, instant } from '#domain/entities/fields.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Template } from '#domain/entities/template.ts'
import { needsOfNew } from '#domain/staff/needs-of-template.ts'
import { orderRef } from '#domain/order/order-ref.ts'
import { statusOfPlan } from '#domain/order/transitions/status-of-plan.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { checkExpiredSkills, skillRefs } from '../shared/expired-skills.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import type { Doc, MutationContext, MutationPart } from '#domain/mutation/types.ts'
import { assigneeRefs, checkAssignees } from './assignees.ts'
import { needFields, orderFields, planFields, send, windowFields } from './order-fields.ts'
import { editsOfNeeds, storedNeeds, withoutNeeds } from './order-needs.ts'
import { checkTimes } from './order-plan.ts'
import { statusFields } from './status-fields.ts'

const asPlanned = { isSent: false, sentAt: null }

const planAtEntry = v.object({ assigneeIds: idSet, plannedStart: v.nullable(instant) })

/** Creates an order; its status follows from its plan. */
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
    skills: v.exactOptional(needFields.skills),
    crewSize: v.exactOptional(needFields.crewSize),
    dueAt: v.exactOptional(needFields.dueAt),
    minutes: v.exactOptional(needFields.minutes),
    preferredIds: v.exactOptional(needFields.preferredIds),
    excludedIds: v.exactOptional(needFields.excludedIds),
    neededItems: v.exactOptional(needFields.neededItems),
    assigneeIds: idSet,
    assetIds: v.exactOptional(idSet),
    followUpOf: v.nullable(id),
    /**
     * The order copies the template's checklist and requirements, its instructions where it has none, and its skills
     * and duration where it says nothing of them.
     */
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
  consults: ({ skills, templateId, assigneeIds }, docs, actor) => {
    const template = templateId ? docs.get(refTo('templates', templateId)) : undefined
    return skillRefs(skills ?? template?.skills, assigneeIds, actor)
  },
  // First created, then what it asks for, then assigned.
  split({ assigneeIds, send: isSending = false, ...said }, docs) {
    const { orderId, templateId } = said
    const doc = templateId ? docs.get(refTo('templates', templateId)) : undefined
    const template = doc && parseRow('templates', templateId ?? '', doc)
    const order = { ...said, ...needsOfNew(said, template?.ok ? template.value : null) }
    const needs = editsOfNeeds(order)
    const parts: MutationPart[] = []
    if (needs !== null) parts.push({ name: 'order/edit', args: { orderId, edits: needs } })
    if (assigneeIds.length > 0) {
      const edits = { assigneeIds: { from: [], to: assigneeIds } }
      const assigned = { orderId, edits, ...(isSending && { send: true }) }
      parts.push({ name: 'order/assign', args: assigned })
    }
    if (parts.length === 0) return null
    // Said to be none, so that the template does not give them.
    const bare = { ...withoutNeeds(order), skills: [], minutes: null, assigneeIds: [] }
    return [{ name: 'order/create', args: bare }, ...parts]
  },
  run(tx, { orderId, templateId = null, send: isSending = false, ...fields }, { actor, at }) {
    if (!can(actor, 'order/create')) return notAllowed('order/create')
    const customer = readEntity(tx, 'customers', fields.customerId)
    if (!customer.ok) return customer
    const site = readEntity(tx, 'sites', fields.siteId)
    if (!site.ok) return site
    const timesProblem = checkTimes(
      { windowStart: null, windowEnd: null, dueAt: null, ...fields },
      null,
      at,
    )
    if (timesProblem !== null) return fail(timesProblem)
    const people = checkAssignees(tx, fields.assigneeIds, actor)
    if (!people.ok) return people
    const template = templateId === null ? null : readEntity(tx, 'templates', templateId)
    if (template !== null && !template.ok) return template
    const needs = needsOfNew(fields, template?.value ?? null)
    const { skills } = needs
    const { assigneeIds, plannedStart: start } = fields
    const isValid = checkExpiredSkills(tx, { skills, assigneeIds, start }, actor)
    if (!isValid.ok) return isValid
    const order = { ...fields, ...needs, isSending }
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
  const unplanned = {
    status: 'new',
    statusReason: '',
    assigneeIds: [],
    plannedStart: null,
  } as const
  const planned = statusOfPlan(unplanned, fields)
  const status = isSending && planned === 'scheduled' ? 'dispatched' : planned
  return {
    windowStart: null,
    windowEnd: null,
    assetIds: [],
    ...withoutNeeds(fields),
    ...storedNeeds(fields),
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
