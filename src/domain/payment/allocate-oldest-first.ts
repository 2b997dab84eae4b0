import { mostAllocations } from './payment-limits.ts'

/** An invoice that is not paid in full, all amounts in one currency. */
export interface OpenInvoice {
  readonly id: string
  readonly issuedOn: string
  /** null where it waits for its number, and is due last. */
  readonly dueOn: string | null
  /** Minor units. */
  readonly openMinor: number
}

/** What a payment is used for, as it is stored. */
export interface Allocations {
  readonly invoiceIds: readonly string[]
  readonly allocatedMinor: readonly number[]
}

/**
 * Uses an amount for the invoices that are due first, then for those issued first. What is left over is the customer's
 * credit; invoices with nothing to pay are passed over.
 */
export function allocateOldestFirst(
  amountMinor: number,
  invoices: readonly OpenInvoice[],
): Allocations {
  const invoiceIds: string[] = []
  const allocatedMinor: number[] = []
  let left = amountMinor
  for (const { id, openMinor } of invoices.toSorted(byDueDay)) {
    const minor = Math.min(left, openMinor)
    if (minor <= 0 || invoiceIds.length === mostAllocations) continue
    invoiceIds.push(id)
    allocatedMinor.push(minor)
    left -= minor
  }
  return { invoiceIds, allocatedMinor }
}

/** What is due first on top, then what was issued first; of the same day, those keep their order. */
export function byDueDay(a: OpenInvoice, b: OpenInvoice): number {
  return (
    Number(a.dueOn === null) - Number(b.dueOn === null) ||
    (a.dueOn ?? '').localeCompare(b.dueOn ?? '') ||
    a.issuedOn.localeCompare(b.issuedOn)
  )
}
