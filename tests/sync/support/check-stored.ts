import { parseRow } from '#domain/stored/parse-row.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { rowCollections, rowTable, type RowCollection } from '#data/local/rows/collections.ts'
import { docOf } from '#data/local/rows/doc-of.ts'
import { isParsed, storedEntity } from '#data/local/rows/stored-entity.ts'
import type { Row } from '#data/local/database/rows.ts'
import { identical } from '#lib/identical.ts'

/** V9: every row was parsed when it was stored, and holds exactly what its document parses to. */
export async function checkStored(db: UserDb): Promise<void> {
  for (const [collection, rows] of await readRows(db)) {
    for (const row of rows) {
      if (!isSound(collection, row)) {
        throw new Error(`${collection}/${row.id} is not what was parsed: ${JSON.stringify(row)}`)
      }
    }
  }
}

/** Straight from IndexedDB: through Dexie, reading so many tables, most of them empty, takes several times as long. */
async function readRows(db: UserDb): Promise<[RowCollection, Row[]][]> {
  if (!db.isOpen()) await db.open()
  const names = rowCollections.map((collection) => rowTable(db, collection).name)
  const transaction = db.backendDB().transaction(names, 'readonly')
  const requests = names.map((name) => transaction.objectStore(name).getAll())
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
  return rowCollections.map((collection, i) => [collection, requests[i]?.result as Row[]])
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
