import type { Invoice } from '#domain/entities/invoice.ts'
import {
  exportedAt,
  exportTargets,
  type ExportTarget,
} from '#domain/invoice/export/export-marks.ts'
import { nextTask } from '#lib/next-task.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { entitiesOf } from '../entities-of.ts'
import { listedInvoice, type ListedInvoice } from './list-item.ts'

/** Reading a hundred rows takes about 30 ms on a slow computer: longer ones would be felt while typing. */
const atOnce = 100

/**
 * Issued invoices by database. Reading 20,000 rows takes seconds, and nothing that lists show of an issued invoice
 * changes but what its credit notes take back and where it was exported to.
 */
const known = new WeakMap<UserDb, Map<string, ListedInvoice>>()

/** Which invoices change, or may have changed since they were read. */
export interface Changing {
  /** Those with credit notes. */
  readonly credited: ReadonlySet<string>
  /** Those that were exported, by program. */
  readonly exported: Readonly<Record<ExportTarget, ReadonlySet<string>>>
}

/**
 * Issued invoices; only those that were never read before, and those that change, are read. Yields in between, so a
 * live query does not see what this reads.
 */
export async function readIssued(
  db: UserDb,
  ids: readonly string[],
  { credited, exported }: Changing,
): Promise<readonly ListedInvoice[]> {
  const listed = known.get(db) ?? new Map<string, ListedInvoice>()
  known.set(db, listed)
  const isChanged = (id: string, invoice: Invoice) =>
    exportTargets.some(
      (target) => (exportedAt(invoice, target) !== null) !== exported[target].has(id),
    )
  const missing = ids.filter((id) => {
    const one = listed.get(id)
    return !one || credited.has(id) || isChanged(id, one.invoice)
  })
  for (let from = 0; from < missing.length; from += atOnce) {
    if (from > 0) await nextTask()
    const rows = await bulkGet(db.invoices, missing.slice(from, from + atOnce))
    for (const invoice of entitiesOf('invoices', rows))
      listed.set(invoice.id, listedInvoice(invoice))
  }
  return ids.flatMap((id) => listed.get(id) ?? [])
}
