import type { Invoice } from '#domain/entities/invoice.ts'
import { freeDeposits } from '#domain/invoice/deposit/deposits.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf, entityOf } from '../entities-of.ts'

/** The deposits of a draft's customer. */
export interface DraftDeposits {
  /** Those that it takes off, in its order. */
  readonly taken: readonly Invoice[]
  /** Those that it could take off, the oldest first. */
  readonly free: readonly Invoice[]
}

/** The deposits that a draft takes off or could take off; null where this device has no such draft. */
export function depositsFor(invoiceId: string): Query<DraftDeposits | null> {
  return defineQuery('depositsFor', invoiceId, async ({ db }) => {
    const draft = entityOf('invoices', await db.invoices.get(invoiceId))
    if (!draft) return null
    const rows = await db.invoices.where('customerId').equals(draft.customerId).toArray()
    const all = entitiesOf('invoices', rows)
    const taken = draft.depositIds.flatMap((id) => all.find((one) => one.id === id) ?? [])
    const free = freeDeposits(all)
      .filter(({ currency }) => currency === draft.currency)
      .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
    return { taken, free }
  })
}
