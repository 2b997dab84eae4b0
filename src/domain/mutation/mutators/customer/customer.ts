import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import {
  address,
  emailLine,
  id,
  instant,
  line,
  requiredLine,
  text,
} from '#domain/entities/fields.ts'
import { languages } from '#domain/entities/user.ts'
import { withActedAt } from '../shared/acted-at.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { siteFields } from './site-fields.ts'

const customerFields = {
  name: requiredLine,
  phone: line,
  email: emailLine,
  notes: text,
  billingAddress: v.nullable(address),
}

/** What the invoices of some of them need. */
const invoicingFields = {
  taxId: line,
  buyerReference: line,
  language: v.nullable(v.picklist(languages)),
}

/** Creates a customer with its primary site. */
export const customerCreate = defineMutation({
  version: 1,
  may: ['customer/create'],
  schema: v.object({
    customerId: id,
    siteId: id,
    ...customerFields,
    invoicing: v.exactOptional(v.object(invoicingFields)),
    site: v.object(siteFields),
  }),
  refs: ({ customerId, siteId }) => [refTo('customers', customerId), refTo('sites', siteId)],
  run(tx, { customerId, siteId, site, invoicing = {}, ...fields }, { actor, at }) {
    const customer = { ...fields, ...invoicing }
    if (!can(actor, 'customer/create')) return notAllowed('customer/create')
    const created = { archivedAt: null, createdAt: at, createdBy: actor.uid }
    tx.create(refTo('customers', customerId), { ...customer, primarySiteId: siteId, ...created })
    tx.create(refTo('sites', siteId), { ...site, customerId, ...created })
    return ok()
  },
})

export const customerEdit = defineMutation({
  version: 1,
  may: ['customer/edit'],
  schema: v.object({
    customerId: id,
    edits: editsOf({
      ...customerFields,
      ...invoicingFields,
      noVisitMails: v.boolean(),
      priceListId: v.nullable(id),
      primarySiteId: v.nullable(id),
      archivedAt: v.nullable(instant),
    }),
  }),
  refs: ({ customerId }) => [refTo('customers', customerId)],
  run(tx, { customerId, edits }, context) {
    const { actor } = context
    if (!can(actor, 'customer/edit')) return notAllowed('customer/edit')
    if (edits.priceListId && !can(actor, 'pricelist/edit')) return notAllowed('pricelist/edit')
    const customer = readEntity(tx, 'customers', customerId)
    if (!customer.ok) return customer
    if (customer.value.erasedAt !== null)
      return fail({ type: 'doc/deleted', ref: refTo('customers', customerId) })
    tx.edit(refTo('customers', customerId), withActedAt(edits, 'archivedAt', context))
    return ok()
  },
})
