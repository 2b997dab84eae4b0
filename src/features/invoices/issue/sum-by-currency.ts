import { shownTotal } from '#domain/invoice/shown-total.ts'
import type { InvoiceListItem } from '#data/index.ts'

/** The sums of invoices by currency, in minor units; one too large to have a sum adds nothing. */
export function sumByCurrency(
  items: readonly InvoiceListItem[],
): readonly (readonly [currency: string, minor: number])[] {
  const sums = new Map<string, number>()
  for (const item of items) {
    const { currency } = item.invoice
    sums.set(currency, (sums.get(currency) ?? 0) + (shownTotal(item) ?? 0))
  }
  return [...sums]
}
