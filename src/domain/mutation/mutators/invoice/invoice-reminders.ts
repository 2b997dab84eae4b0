import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id } from '#domain/entities/fields.ts'
import { isFinal } from '#domain/invoice/is-final.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { readEntity } from '../shared/read-entity.ts'

/** Stops reminders of an issued invoice, where its customer has agreed to pay later or disputes it, or lets them go on. */
export const invoicePauseReminders = defineMutation({
  version: 1,
  may: ['invoice/edit'],
  schema: v.object({ invoiceId: id, isPaused: v.boolean() }),
  refs: ({ invoiceId }) => [refTo('invoices', invoiceId)],
  run(tx, { invoiceId, isPaused }, { actor, at }) {
    if (!can(actor, 'invoice/edit')) return notAllowed('invoice/edit')
    const invoice = readEntity(tx, 'invoices', invoiceId)
    if (!invoice.ok) return invoice
    if (invoice.value.kind === 'credit' || !isFinal(invoice.value))
      return fail({ type: 'invoice/not-issued' })
    const wasPaused = (invoice.value.remindersPausedAt ?? null) !== null
    if (wasPaused === isPaused) return ok()
    tx.update(refTo('invoices', invoiceId), { remindersPausedAt: isPaused ? at : null })
    return ok()
  },
})
