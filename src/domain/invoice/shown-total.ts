import type { Invoice } from '../entities/invoice.ts'

/** The total as lists show it, in minor units: a credit note takes away; null where it is too large to have one. */
export function shownTotal({
  invoice,
  totalMinor,
}: {
  readonly invoice: Pick<Invoice, 'kind'>
  readonly totalMinor: number | null
}): number | null {
  return totalMinor !== null && invoice.kind === 'credit' ? -totalMinor : totalMinor
}
