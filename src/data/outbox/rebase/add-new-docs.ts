import { splitRef } from '#domain/mutation/refs.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { addMissing } from '#data/local/database/bulk.ts'
import { rowCollection, rowTable } from '#data/local/rows/collections.ts'
import type { RowCollection } from '#data/local/rows/collections.ts'
import type { Row } from '#data/local/database/rows.ts'
import { repairRow } from '#data/local/rows/repair-row.ts'
import { sortDoc } from '#data/local/rows/sort-doc.ts'
import type { UserDb } from '#data/local/database/user-db.ts'

/**
 * Stores those of many documents that are new here and that no unsent work depends on, in few requests to the database;
 * returns the others, for `applyServerDocs`. Same transaction scope.
 */
export async function addNewDocs(
  db: UserDb,
  incoming: ReadonlyMap<Ref, Doc>,
): Promise<ReadonlyMap<Ref, Doc>> {
  const special = await specialRefs(db)
  const others = new Map<Ref, Doc>()
  const rows = new Map<RowCollection, Row[]>()
  for (const [ref, doc] of incoming) {
    const collection = rowCollection(ref)
    const sorted = special.has(ref) ? undefined : sortDoc(collection, splitRef(ref)[1], doc)
    if (sorted?.kind !== 'row') {
      others.set(ref, doc)
      continue
    }
    const known = rows.get(collection)
    if (known) known.push(sorted.row)
    else rows.set(collection, [sorted.row])
  }
  await Promise.all(
    [...rows].map(async ([collection, some]) => {
      for (const { id } of await addMissing(rowTable(db, collection), some)) {
        const ref: Ref = `${collection}/${id}`
        const doc = incoming.get(ref)
        if (doc) others.set(ref, doc)
      }
    }),
  )
  return others
}

/** Documents that unsent work changes or reads, and those that were unreadable so far. */
async function specialRefs(db: UserDb): Promise<ReadonlySet<string>> {
  const [serverVersions, queued, unreadable] = await Promise.all([
    db.base.toCollection().primaryKeys(),
    db.outbox.toArray(),
    db.unreadable.toCollection().primaryKeys(),
  ])
  return new Set([
    ...serverVersions,
    ...unreadable,
    ...queued.flatMap((row) => repairRow(row).refs),
  ])
}
