import type { InvoiceListItem } from '#data/index.ts'
import { shownTotal } from '#domain/invoice/shown-total.ts'

/** What has a total: a row of the list, or a draft as it would be issued. */
type Summed = Pick<InvoiceListItem, 'invoice' | 'totalMinor'>

/** The sums of invoices by currency, in minor units; one too large to have a sum adds nothing. */
export function sumByCurrency(
  items: readonly Summed[],
): readonly (readonly [currency: string, minor: number])[] {
  const sums = new Map<string, number>()
  for (const item of items) {
    const { currency } = item.invoice
    sums.set(currency, (sums.get(currency) ?? 0) + (shownTotal(item) ?? 0))
  }
  return [...sums]
}
