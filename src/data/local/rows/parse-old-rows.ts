import type { Ref } from '#domain/mutation/types.ts'
import { bulkGet } from '../database/bulk.ts'
import { transact } from '../database/transact.ts'
import type { UserDb } from '../database/user-db.ts'
import { rowCollections, rowTable } from './collections.ts'
import { docOf } from './doc-of.ts'
import { writeDocs } from './documents.ts'
import { readMeta, writeMeta } from './meta.ts'
import { rowFormat } from './row-format.ts'
import { isParsed } from './stored-entity.ts'

/** Rows per transaction: a tap waits for one at most. */
const atOnce = 500

/** Parses and stores rows of an older format again, once per format: until then they are parsed whenever they are read. */
export async function parseOldRows(db: UserDb): Promise<void> {
  if ((await readMeta(db, 'rowFormat')) === rowFormat) return
  for (const collection of rowCollections) {
    const table = rowTable(db, collection)
    const ids = await table.toCollection().primaryKeys()
    for (let from = 0; from < ids.length; from += atOnce) {
      const some = ids.slice(from, from + atOnce)
      await transact(db, [table, db.unreadable], async () => {
        const rows = await bulkGet(table, some)
        const old = rows.flatMap((row) => (row && !isParsed(row) ? [row] : []))
        if (old.length === 0) return
        const refOf = (id: string): Ref => `${collection}/${id}`
        await writeDocs(db, new Map(old.map((row) => [refOf(row.id), docOf(row)])))
      })
    }
  }
  await writeMeta(db, 'rowFormat', rowFormat)
}
