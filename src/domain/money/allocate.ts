/** An invoice with what is still to pay of it, above zero. */
export interface OpenInvoice {
  readonly id: string
  /** Local day 'YYYY-MM-DD'. */
  readonly dueOn: string
  readonly openMinor: number
}

/** Part of a payment that pays for an invoice. */
export interface Allocation {
  readonly invoiceId: string
  readonly amountMinor: number
}

/** How a payment is used. */
export interface Allocated {
  readonly allocations: readonly Allocation[]
  /** What nothing is owed for: credit that later invoices can use. */
  readonly creditMinor: number
}

/** Uses a payment for the invoices that were due first; of the same day, for those with the lower id. */
export function allocate(amountMinor: number, invoices: readonly OpenInvoice[]): Allocated {
  const allocations: Allocation[] = []
  let left = amountMinor
  const order = invoices.toSorted((a, b) => compare(a.dueOn, b.dueOn) || compare(a.id, b.id))
  for (const { id, openMinor } of order) {
    const paid = Math.min(left, openMinor)
    if (paid <= 0) continue
    allocations.push({ invoiceId: id, amountMinor: paid })
    left -= paid
  }
  return { allocations, creditMinor: left }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
