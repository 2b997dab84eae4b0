import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { currency } from '#domain/entities/region.ts'
import { id } from '#domain/entities/fields.ts'
import { type Invoice, invoiceKinds } from '#domain/entities/invoice.ts'
import { invoiceFields } from '#domain/invoice/invoice-fields.ts'
import { cashStep } from '#domain/money/cash-rounding.ts'
import type { Problem } from '#domain/problem.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Tx } from '#domain/mutation/types.ts'
import { readEntity } from '../shared/read-entity.ts'

type Dealt = Pick<Invoice, 'customerId' | 'currency'>

/** Creates the draft of an invoice, or of a credit note for an issued invoice. */
export const invoiceCreate = defineMutation({
  version: 1,
  may: ['invoice/edit'],
  schema: v.pipe(
    v.object({
      invoiceId: id,
      kind: v.picklist(invoiceKinds),
      currency,
      creditOf: v.nullable(id),
      cashStepMinor: v.exactOptional(cashStep),
      ...invoiceFields,
    }),
    v.check(({ kind, creditOf }) => (kind === 'credit') === (creditOf !== null), 'creditOf'),
  ),
  refs: ({ invoiceId, customerId, creditOf }) => [
    refTo('invoices', invoiceId),
    refTo('customers', customerId),
    ...(creditOf === null ? [] : [refTo('invoices', creditOf)]),
  ],
  run(tx, { invoiceId, ...fields }, { actor, at }) {
    if (!can(actor, 'invoice/edit')) return notAllowed('invoice/edit')
    const customer = readEntity(tx, 'customers', fields.customerId)
    if (!customer.ok) return customer
    const credited = fields.creditOf === null ? ok() : readEntity(tx, 'invoices', fields.creditOf)
    if (!credited.ok) return credited
    if (credited.value && !isAlike(credited.value, fields))
      return fail({ type: 'invoice/other-customer' })
    tx.create(refTo('invoices', invoiceId), {
      ...fields,
      status: 'draft',
      actedOn: null,
      seller: null,
      buyer: null,
      totals: null,
      totalMinor: null,
      seq: null,
      number: '',
      issuedOn: null,
      dueOn: null,
      creditIds: [],
      creditedMinor: 0,
      credited: [],
      sentAt: null,
      createdAt: at,
      createdBy: actor.uid,
    })
    return ok()
  },
})

/** Edits a draft. What was issued is corrected by a credit note and a new invoice. */
export const invoiceEdit = defineMutation({
  version: 1,
  may: ['invoice/edit'],
  schema: v.object({ invoiceId: id, edits: editsOf(invoiceFields) }),
  refs: ({ invoiceId, edits: { customerId } }) => [
    refTo('invoices', invoiceId),
    ...(customerId ? [refTo('customers', customerId.to)] : []),
  ],
  run(tx, { invoiceId, edits }, { actor }) {
    if (!can(actor, 'invoice/edit')) return notAllowed('invoice/edit')
    const draft = readDraft(tx, invoiceId)
    if (!draft.ok) return draft
    // Its deposits, and the invoice that it credits, are of that customer.
    const { depositIds, creditOf } = draft.value
    if (edits.customerId && (depositIds.length > 0 || creditOf !== null))
      return fail({ type: 'invoice/other-customer' })
    const customer = edits.customerId ? readEntity(tx, 'customers', edits.customerId.to) : ok()
    if (!customer.ok) return customer
    tx.edit(refTo('invoices', invoiceId), edits)
    return ok()
  },
})

/** Discards a draft: it never had a number. */
export const invoiceDiscard = defineMutation({
  version: 1,
  may: ['invoice/edit'],
  schema: v.object({ invoiceId: id }),
  refs: ({ invoiceId }) => [refTo('invoices', invoiceId)],
  run(tx, { invoiceId }, { actor }) {
    if (!can(actor, 'invoice/edit')) return notAllowed('invoice/edit')
    const draft = readDraft(tx, invoiceId)
    if (!draft.ok) return draft
    tx.update(refTo('invoices', invoiceId), { status: 'discarded' })
    return ok()
  },
})

function isAlike(one: Dealt, other: Dealt): boolean {
  return one.customerId === other.customerId && one.currency === other.currency
}

function readDraft(tx: Tx, invoiceId: string): Result<Invoice, Problem> {
  const invoice = readEntity(tx, 'invoices', invoiceId)
  if (!invoice.ok || invoice.value.status === 'draft') return invoice
  return fail({ type: 'invoice/final' })
}
