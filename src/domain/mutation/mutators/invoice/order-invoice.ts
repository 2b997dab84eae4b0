import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id } from '#domain/entities/fields.ts'
import { isWhollyCredited } from '#domain/invoice/is-wholly-credited.ts'
import { canBeInvoiced } from '#domain/order/completion/can-be-invoiced.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { statusFields } from '../order/status-fields.ts'
import { readEntity } from '../shared/read-entity.ts'

/**
 * Makes a reviewed order invoiced by an invoice that names it, and that is issued by the time this is sent. An order that
 * this invoice has made invoiced before stays so, and one whose invoice was credited wholly meanwhile is not invoiced.
 */
export const orderInvoice = defineMutation({
  version: 1,
  may: ['invoice/issue'],
  schema: v.object({ orderId: id, invoiceId: id }),
  refs: ({ orderId, invoiceId }) => [refTo('orders', orderId), refTo('invoices', invoiceId)],
  run(tx, { orderId, invoiceId }, { actor, at, isSending = false }) {
    if (!can(actor, 'invoice/issue')) return notAllowed('invoice/issue')
    const order = readEntity(tx, 'orders', orderId)
    if (!order.ok) return order
    const invoice = readEntity(tx, 'invoices', invoiceId)
    if (!invoice.ok) return invoice
    const { kind, status, orderIds } = invoice.value
    const isFinal = status === 'issued' || (status === 'issuing' && !isSending)
    if (kind !== 'invoice' || !isFinal || !orderIds.includes(orderId))
      return fail({ type: 'invoice/not-issued' })
    const { status: from, invoiceId: before } = order.value
    const isMade = from === 'invoiced' && before === invoiceId
    if (isMade || isWhollyCredited(invoice.value)) return ok()
    if (!canBeInvoiced(order.value, null))
      return fail({ type: 'order/no-such-step', from, to: 'invoiced' })
    tx.update(refTo('orders', orderId), {
      ...statusFields(order.value, 'invoiced', at),
      invoiceId,
    })
    return ok()
  },
})
