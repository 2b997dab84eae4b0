import type { Invoice } from '../entities/invoice.ts'
import { contentOf } from '../invoice/invoice-content.ts'
import { invoiceTotals } from '../invoice/invoice-totals.ts'
import { addDays, localDay } from '../time/local-time.ts'
import type { Leak } from './leak.ts'

/** A draft is issued within these days, or it was forgotten. */
const mostDays = 3

/** The drafts of invoices that were created more than three days before this local day. */
export function oldDrafts(
  invoices: readonly Invoice[],
  day: string,
  timeZone: string,
): readonly Leak[] {
  const newest = addDays(day, -mostDays)
  return invoices
    .filter(
      ({ kind, status, createdAt }) =>
        kind !== 'credit' && status === 'draft' && localDay(createdAt, timeZone) < newest,
    )
    .map((draft) => ({
      kind: 'oldDraft',
      id: draft.id,
      customerId: draft.customerId,
      title: '',
      since: draft.createdAt,
      amountMinor: invoiceTotals(draft, contentOf(draft))?.netMinor ?? 0,
      currency: draft.currency,
    }))
}
