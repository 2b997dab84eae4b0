import { parseRow } from '#domain/stored/parse-row.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { rowCollections, rowTable, type RowCollection } from '#data/local/rows/collections.ts'
import { docOf } from '#data/local/rows/doc-of.ts'
import { isParsed, storedEntity } from '#data/local/rows/stored-entity.ts'
import type { Row } from '#data/local/database/rows.ts'
import { identical } from '#lib/identical.ts'

/** V9: every row was parsed when it was stored, and holds exactly what its document parses to. */
export async function checkStored(db: UserDb): Promise<void> {
  for (const collection of rowCollections) {
    for (const row of await rowTable(db, collection).toArray()) {
      if (!isSound(collection, row)) {
        throw new Error(`${collection}/${row.id} is not what was parsed: ${JSON.stringify(row)}`)
      }
    }
  }
}

function isSound(collection: RowCollection, row: Row): boolean {
  const parsed = parseRow(collection, row.id, docOf(row))
  // Only what must be parsed whenever it is read is stored without having been parsed.
  if (!isParsed(row)) return parsed.ok ? collection === 'companies' : isTombstone(row)
  const stored = storedEntity(collection, row)
  return parsed.ok && stored.ok && identical(stored.value, parsed.value)
}

function isTombstone({ deletedAt }: Row): boolean {
  return typeof deletedAt === 'string'
}
