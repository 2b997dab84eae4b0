import type { Invoice } from '#domain/entities/invoice.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Visit } from '#domain/entities/visit.ts'

/** Why finished work stands on no issued invoice yet. */
export type UnbilledReason =
  /** Nothing is in the way of an invoice. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'notReviewed' }
  | { readonly kind: 'cannotComplete' }
  | { readonly kind: 'nothingToBill' }
  | { readonly kind: 'onDraft'; readonly invoiceId: string }
  /** All of it was billed; `number` is '' until the server has given it. */
  | { readonly kind: 'onInvoice'; readonly invoiceId: string; readonly number: string }

/**
 * Why an order that is over is not invoiced. `billing` are the invoices that bill something of it, `hasLines` says
 * whether a new draft would have any.
 */
export function unbilledReason(
  { status }: Pick<Order, 'status'>,
  visit: Pick<Visit, 'outcome'> | null,
  billing: readonly Invoice[],
  hasLines: boolean,
): UnbilledReason {
  if (status === 'cannotComplete' || visit?.outcome === 'cannotComplete')
    return { kind: 'cannotComplete' }
  const draft = billing.find((invoice) => invoice.status === 'draft')
  if (draft) return { kind: 'onDraft', invoiceId: draft.id }
  if (!hasLines) {
    const [invoice] = billing
    if (!invoice) return { kind: 'nothingToBill' }
    return { kind: 'onInvoice', invoiceId: invoice.id, number: invoice.number }
  }
  return { kind: status === 'reviewed' ? 'ready' : 'notReviewed' }
}
