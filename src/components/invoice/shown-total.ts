import type { InvoiceListItem } from '#data/index.ts'

/** The total as lists show it, in minor units: a credit note takes away; null where it is too large. */
export function shownTotal({ invoice, totalMinor }: InvoiceListItem): number | null {
  return totalMinor !== null && invoice.kind === 'credit' ? -totalMinor : totalMinor
}
