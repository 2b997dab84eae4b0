import type { Receipt } from '#domain/entities/receipt.ts'
import { parseRow } from '#domain/entities/parse-row.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { equal } from '#lib/equal.ts'
import { bulkGet } from '../local/bulk.ts'
import type { UserDb } from '../local/user-db.ts'
import { report } from '../report.ts'

/** Receipts that are not kept here as they are; one that this version cannot read is left out. */
export async function newReceipts(
  db: UserDb,
  docs: readonly { readonly id: string; readonly doc: Doc }[],
): Promise<readonly Receipt[]> {
  const receipts = docs.flatMap(({ id, doc }) => {
    const parsed = parseRow('mutations', id, doc)
    if (!parsed.ok) report(`The receipt ${id} cannot be read`, parsed.problem)
    return parsed.ok ? [parsed.value] : []
  })
  const known = await bulkGet(
    db.receipts,
    receipts.map(({ id }) => id),
  )
  return receipts.filter((receipt, i) => !equal(receipt, known[i]))
}
