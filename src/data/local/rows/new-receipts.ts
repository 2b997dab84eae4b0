import type { Doc, Ref } from '#domain/mutation/types.ts'
import { equal } from '#lib/equal.ts'
import { bulkDelete, bulkGet, bulkPut } from '../database/bulk.ts'
import type { Row, UnreadableRow } from '../database/rows.ts'
import { sortDoc } from './sort-doc.ts'
import type { UserDb } from '../database/user-db.ts'

/** What is to be written of receipts that arrived. */
export interface NewReceipts {
  readonly lines: readonly Row[]
  readonly setAside: readonly UnreadableRow[]
  /** Documents that are no longer unreadable: readable by now, or removed by the office. */
  readonly readable: readonly Ref[]
  readonly removed: readonly string[]
  readonly count: number
}

/** Sorts receipts by whether they can be read, leaving out those that are stored here unchanged. */
export async function newReceipts(
  db: UserDb,
  docs: readonly { readonly id: string; readonly doc: Doc }[],
): Promise<NewReceipts> {
  const ids = docs.map(({ id }) => id)
  const [known, aside] = await Promise.all([
    bulkGet(db.receipts, ids),
    bulkGet(
      db.unreadable,
      ids.map((id): Ref => `mutations/${id}`),
    ),
  ])
  const lines: Row[] = []
  const setAside: UnreadableRow[] = []
  const readable: Ref[] = []
  const removed: string[] = []
  docs.forEach(({ id, doc }, i) => {
    const sorted = sortDoc('mutations', id, doc)
    if (sorted.kind === 'row') {
      if (!equal(sorted.row, known[i])) lines.push(sorted.row)
    } else if (known[i]) removed.push(id)
    if (sorted.kind === 'unreadable') {
      if (!equal(doc, aside[i]?.doc)) setAside.push(sorted.row)
    } else if (aside[i]) readable.push(`mutations/${id}`)
  })
  const count = lines.length + setAside.length + readable.length + removed.length
  return { lines, setAside, readable, removed, count }
}

/** Inside a transaction over the receipts and what is unreadable. */
export async function writeReceipts(
  db: UserDb,
  { lines, setAside, readable, removed }: NewReceipts,
): Promise<void> {
  await Promise.all([
    bulkPut(db.receipts, lines),
    bulkPut(db.unreadable, setAside),
    bulkDelete(db.unreadable, readable),
    bulkDelete(db.receipts, removed),
  ])
}
