import type { InvoiceListItem } from '#data/index.ts'
import { openMinor } from '#domain/invoice/invoice-state.ts'
import { shownTotal } from '#domain/invoice/shown-total.ts'

type Sums = readonly (readonly [currency: string, minor: number])[]

/** What has a total: a row of the list, or a draft as it would be issued. */
type Summed = Pick<InvoiceListItem, 'invoice' | 'totalMinor'>

/** The sums of invoices by currency, in minor units; one too large to have a sum adds nothing. */
export function sumByCurrency(items: readonly Summed[]): Sums {
  return sumsOf(items, (item) => shownTotal(item) ?? 0)
}

/** The same of what is still to pay. */
export function sumOpenByCurrency(
  items: readonly Pick<InvoiceListItem, 'invoice' | 'paidMinor'>[],
): Sums {
  return sumsOf(items, ({ invoice, paidMinor }) => openMinor(invoice, paidMinor))
}

function sumsOf<T extends Pick<InvoiceListItem, 'invoice'>>(
  items: readonly T[],
  minorOf: (item: T) => number,
): Sums {
  const sums = new Map<string, number>()
  for (const item of items) {
    const { currency } = item.invoice
    sums.set(currency, (sums.get(currency) ?? 0) + minorOf(item))
  }
  return [...sums]
}
