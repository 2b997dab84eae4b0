import { nextTask } from '#lib/next-task.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { entitiesOf } from '../entities-of.ts'
import { listedInvoice, type ListedInvoice } from './list-item.ts'

/** Reading a hundred rows takes about 30 ms on a slow computer: longer ones would be felt while typing. */
const atOnce = 100

/**
 * Issued invoices by database. Reading 20,000 rows takes seconds, and nothing that lists show of an issued invoice
 * changes but what its credit notes take back.
 */
const known = new WeakMap<UserDb, Map<string, ListedInvoice>>()

/**
 * Issued invoices; only those that were never read before, and those in `changing`, are read. Yields in between, so a
 * live query does not see what this reads.
 */
export async function readIssued(
  db: UserDb,
  ids: readonly string[],
  changing: ReadonlySet<string>,
): Promise<readonly ListedInvoice[]> {
  const listed = known.get(db) ?? new Map<string, ListedInvoice>()
  known.set(db, listed)
  const missing = ids.filter((id) => !listed.has(id) || changing.has(id))
  for (let from = 0; from < missing.length; from += atOnce) {
    if (from > 0) await nextTask()
    const rows = await bulkGet(db.invoices, missing.slice(from, from + atOnce))
    for (const invoice of entitiesOf('invoices', rows))
      listed.set(invoice.id, listedInvoice(invoice))
  }
  return ids.flatMap((id) => listed.get(id) ?? [])
}
