import type { Order } from '../entities/order.ts'
import type { InvoiceDraft } from '../invoice/draft/draft-from.ts'
import type { UnbilledReason } from '../invoice/draft/unbilled-reason.ts'
import { invoiceTotals } from '../invoice/invoice-totals.ts'
import type { Leak, LeakKind } from './leak.ts'

export interface OrderToBill {
  readonly order: Pick<Order, 'id' | 'ref' | 'title' | 'customerId' | 'status' | 'statusAt'>
  /** What is left to bill of it, see `draftFrom`. */
  readonly left: InvoiceDraft
  /** Whether some of it stands on an issued invoice. */
  readonly isBilled: boolean
  readonly reason: UnbilledReason
}

/**
 * The money at risk of an order that is over: all of it where it stands on no invoice, else the hours and the parts that an
 * invoice left out. What is on a draft is no leak of the order; see `oldDrafts`.
 */
export function orderLeaks({ order, left, isBilled, reason }: OrderToBill): readonly Leak[] {
  const { id, customerId, status, statusAt: since } = order
  const leakOf = (kind: LeakKind, lines: InvoiceDraft['lines']): Leak => ({
    kind,
    id,
    customerId,
    title: `${order.ref} ${order.title}`,
    since,
    amountMinor: invoiceTotals(left, { lines, discount: null })?.netMinor ?? 0,
    currency: left.currency,
  })
  if (reason.kind === 'onDraft' || reason.kind === 'onInvoice') return []
  if (reason.kind === 'cannotComplete' && left.lines.length === 0) return []
  // One that was invoiced elsewhere.
  if (!isBilled && status === 'invoiced') return []
  if (!isBilled) return [leakOf(status === 'reviewed' ? 'toInvoice' : 'toReview', left.lines)]
  return (['timeLeft', 'partsLeft'] as const).flatMap((kind) => {
    const source = kind === 'timeLeft' ? 'timeEntry' : 'movement'
    const lines = left.lines.filter(({ sources }) => sources.some((one) => one.kind === source))
    return lines.length > 0 ? [leakOf(kind, lines)] : []
  })
}
