import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id } from '#domain/entities/fields.ts'
import { exportedAt, exportFields, exportTargets } from '#domain/invoice/export/export-marks.ts'
import { isFinal } from '#domain/invoice/is-final.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { readEntity } from '../shared/read-entity.ts'

/**
 * Notes that an accounting program has an issued document, so that it is not exported to it again, or that it does not
 * have it after all. A document that was marked before keeps its day.
 */
export const invoiceMarkExported = defineMutation({
  version: 1,
  may: ['invoice/edit'],
  schema: v.object({ invoiceId: id, target: v.picklist(exportTargets), isExported: v.boolean() }),
  refs: ({ invoiceId }) => [refTo('invoices', invoiceId)],
  run(tx, { invoiceId, target, isExported }, { actor, at }) {
    if (!can(actor, 'invoice/edit')) return notAllowed('invoice/edit')
    const invoice = readEntity(tx, 'invoices', invoiceId)
    if (!invoice.ok) return invoice
    if (!isFinal(invoice.value)) return fail({ type: 'invoice/not-issued' })
    if ((exportedAt(invoice.value, target) !== null) === isExported) return ok()
    tx.update(refTo('invoices', invoiceId), { [exportFields[target]]: isExported ? at : null })
    return ok()
  },
})
