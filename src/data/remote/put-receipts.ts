import { parseRow } from '#domain/entities/parse-row.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { bulkPut } from '../local/bulk.ts'
import type { UserDb } from '../local/user-db.ts'
import { report } from '../report.ts'

/** Keeps receipts as lines of the history; one that this version cannot read is left out. */
export async function putReceipts(
  db: UserDb,
  docs: readonly { readonly id: string; readonly doc: Doc }[],
): Promise<void> {
  const receipts = docs.flatMap(({ id, doc }) => {
    const parsed = parseRow('mutations', id, doc)
    if (!parsed.ok) report(`The receipt ${id} cannot be read`, parsed.problem)
    return parsed.ok ? [parsed.value] : []
  })
  await bulkPut(db.receipts, receipts)
}
