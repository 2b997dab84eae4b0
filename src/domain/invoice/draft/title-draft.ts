import type { BillableOrder, BillingCompany } from './billable-work.ts'
import { draftFrom, type InvoiceDraft } from './draft-from.ts'

/**
 * The draft over orders of one customer for which nothing was recorded that could be billed: a line for each, named as
 * the order is, whose price is still to be entered.
 */
export function titleDraft(
  orders: readonly BillableOrder[],
  company: BillingCompany,
): InvoiceDraft {
  return draftFrom({
    orders: orders.map((order) => ({ ...order, fixedPriceMinor: 0 })),
    visits: [],
    timeEntries: [],
    movements: [],
    items: [],
    prices: new Map(),
    company,
    billedSources: new Map(),
    names: { labor: '', travel: '', part: '' },
  })
}
