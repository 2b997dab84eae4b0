import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id, instant } from '#domain/entities/fields.ts'
import { planFields } from '#domain/entities/plan-fields.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { planRecurrence } from '#domain/plan/plan-recurrence.ts'
import { withActedAt } from '../shared/acted-at.ts'
import { readEntity } from '../shared/read-entity.ts'

/** Creates a maintenance plan. Its orders are created by `plan/createOrder`. */
export const planCreate = defineMutation({
  version: 1,
  may: ['plan/edit'],
  schema: v.object({
    planId: id,
    ...planFields,
    neededItems: v.exactOptional(planFields.neededItems),
  }),
  refs: ({ planId, customerId, siteId }) => [
    refTo('plans', planId),
    refTo('customers', customerId),
    refTo('sites', siteId),
  ],
  run(tx, { planId, ...plan }, { actor, at }) {
    if (!can(actor, 'plan/edit')) return notAllowed('plan/edit')
    const customer = readEntity(tx, 'customers', plan.customerId)
    if (!customer.ok) return customer
    const site = readEntity(tx, 'sites', plan.siteId)
    if (!site.ok) return site
    const recurrence = planRecurrence(plan)
    if (!recurrence.ok) return recurrence
    tx.create(refTo('plans', planId), {
      ...plan,
      archivedAt: null,
      createdAt: at,
      createdBy: actor.uid,
    })
    return ok()
  },
})

/** Edits a plan, also to pause and to archive it. Orders that it has created are changed by mutations of their own. */
export const planEdit = defineMutation({
  version: 1,
  may: ['plan/edit'],
  schema: v.object({
    planId: id,
    edits: editsOf({ ...planFields, archivedAt: v.nullable(instant) }),
  }),
  refs: ({ planId, edits: { customerId, siteId } }) => [
    refTo('plans', planId),
    ...(customerId ? [refTo('customers', customerId.to)] : []),
    ...(siteId ? [refTo('sites', siteId.to)] : []),
  ],
  run(tx, { planId, edits }, context) {
    if (!can(context.actor, 'plan/edit')) return notAllowed('plan/edit')
    const before = readEntity(tx, 'plans', planId)
    if (!before.ok) return before
    const { customerId, siteId } = edits
    const customer = customerId ? readEntity(tx, 'customers', customerId.to) : ok()
    if (!customer.ok) return customer
    const site = siteId ? readEntity(tx, 'sites', siteId.to) : ok()
    if (!site.ok) return site
    tx.edit(refTo('plans', planId), withActedAt(edits, 'archivedAt', context))
    if (!scheduleFields.some((field) => edits[field])) return ok()
    // Two people may each have changed a part of the schedule.
    const merged = readEntity(tx, 'plans', planId)
    if (!merged.ok) return merged
    const recurrence = planRecurrence(merged.value)
    return recurrence.ok ? ok() : recurrence
  },
})

const scheduleFields = [
  'start',
  'timeZone',
  'rrule',
  'mode',
  'endsOn',
  'exdates',
  'rdates',
] as const
