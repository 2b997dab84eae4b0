import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { timeZone } from '#domain/entities/region.ts'
import { id, instant } from '#domain/entities/fields.ts'
import { workingHours } from '#domain/entities/working-hours.ts'
import { withActedAt } from '../shared/acted-at.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { siteFields } from './site-fields.ts'

export const siteCreate = defineMutation({
  version: 1,
  may: ['site/create'],
  schema: v.object({
    siteId: id,
    customerId: id,
    ...siteFields,
    openingHours: v.exactOptional(v.nullable(workingHours)),
    timeZone: v.exactOptional(v.nullable(timeZone)),
  }),
  refs: ({ siteId, customerId }) => [refTo('sites', siteId), refTo('customers', customerId)],
  run(tx, { siteId, openingHours = null, timeZone: zone = null, ...site }, { actor, at }) {
    if (!can(actor, 'site/create')) return notAllowed('site/create')
    const customer = readEntity(tx, 'customers', site.customerId)
    if (!customer.ok) return customer
    if (customer.value.erasedAt !== null)
      return fail({ type: 'doc/deleted', ref: refTo('customers', site.customerId) })
    tx.create(refTo('sites', siteId), {
      ...site,
      ...(openingHours !== null && { openingHours }),
      ...(zone !== null && { timeZone: zone }),
      archivedAt: null,
      createdAt: at,
      createdBy: actor.uid,
    })
    return ok()
  },
})

export const siteEdit = defineMutation({
  version: 1,
  may: ['site/edit'],
  schema: v.object({
    siteId: id,
    edits: editsOf({
      ...siteFields,
      openingHours: v.nullable(workingHours),
      timeZone: v.nullable(timeZone),
      archivedAt: v.nullable(instant),
    }),
  }),
  refs: ({ siteId }) => [refTo('sites', siteId)],
  run(tx, { siteId, edits }, context) {
    const { actor } = context
    if (!can(actor, 'site/edit')) return notAllowed('site/edit')
    const site = readEntity(tx, 'sites', siteId)
    if (!site.ok) return site
    if (site.value.erasedAt !== null)
      return fail({ type: 'doc/deleted', ref: refTo('sites', siteId) })
    tx.edit(refTo('sites', siteId), withActedAt(edits, 'archivedAt', context))
    return ok()
  },
})
