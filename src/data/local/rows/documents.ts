import { splitRef } from '#domain/mutation/refs.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { bulkDelete, bulkGet, bulkPut } from '../database/bulk.ts'
import { isOnlyOnServer, rowCollection, rowTable } from './collections.ts'
import type { RowCollection } from './collections.ts'
import type { Row, UnreadableRow } from '../database/rows.ts'
import { docOf } from './doc-of.ts'
import { sortDoc } from './sort-doc.ts'
import type { UserDb } from '../database/user-db.ts'

/** The documents as this device shows them, unreadable ones included; those it does not have are absent. */
export async function readDocs(db: UserDb, refs: Iterable<Ref>): Promise<Map<Ref, Doc>> {
  const docs = new Map<Ref, Doc>()
  const groups = [...byCollection(refs)]
  // Nearly always nothing is unreadable, and finding that out takes one request.
  const [unreadableCount, ...found] = await Promise.all([
    groups.length > 0 ? db.unreadable.count() : 0,
    ...groups.map(([collection, ids]) => bulkGet(rowTable(db, collection), ids)),
  ])
  groups.forEach(([collection], i) => {
    for (const row of found[i] ?? []) if (row) docs.set(`${collection}/${row.id}`, docOf(row))
  })
  if (unreadableCount === 0) return docs
  const all = groups.flatMap(([collection, ids]) => ids.map((id): Ref => `${collection}/${id}`))
  for (const row of await bulkGet(db.unreadable, all)) if (row?.doc) docs.set(row.ref, row.doc)
  return docs
}

/** The documents as the server was last known to hold them; null if it has none. */
export async function readServerVersions(
  db: UserDb,
  refs: readonly Ref[],
): Promise<Map<Ref, Doc | null>> {
  const serverVersions = await bulkGet(db.base, refs)
  // Documents changed by unsent work are not read twice.
  const rows = await readDocs(
    db,
    refs.filter((_, i) => !serverVersions[i]),
  )
  return new Map(
    refs.map((ref, i) => {
      const serverVersion = serverVersions[i]
      return [ref, serverVersion ? serverVersion.doc : (rows.get(ref) ?? null)]
    }),
  )
}

/**
 * Stores what the screens show of documents (undefined: nothing). Only what this app can read becomes a row; the rest
 * is set aside in `unreadable`. Call inside a transaction over `documentTables`.
 */
export async function writeDocs(
  db: UserDb,
  docs: ReadonlyMap<Ref, Doc | undefined>,
): Promise<void> {
  const readable: Ref[] = []
  const unreadable: UnreadableRow[] = []
  // Nearly always there is none, and finding that out takes one request.
  const unreadableBefore = db.unreadable.count()
  const written: Promise<void>[] = []
  for (const [collection, ids] of byCollection(docs.keys())) {
    const put: Row[] = []
    const gone: string[] = []
    for (const id of ids) {
      const ref: Ref = `${collection}/${id}`
      const doc = docs.get(ref)
      const sorted = doc && sortDoc(collection, id, doc)
      if (sorted?.kind === 'row') put.push(sorted.row)
      else gone.push(id)
      if (sorted?.kind === 'unreadable') unreadable.push(sorted.row)
      else readable.push(ref)
    }
    written.push(bulkPut(rowTable(db, collection), put), bulkDelete(rowTable(db, collection), gone))
  }
  await Promise.all([unreadableBefore, ...written])
  if ((await unreadableBefore) > 0) await bulkDelete(db.unreadable, readable)
  await bulkPut(db.unreadable, unreadable)
}

function byCollection(refs: Iterable<Ref>): Map<RowCollection, string[]> {
  const ids = new Map<RowCollection, string[]>()
  for (const ref of refs) {
    if (isOnlyOnServer(ref)) continue
    const collection = rowCollection(ref)
    const known = ids.get(collection)
    const [, id] = splitRef(ref)
    if (known) known.push(id)
    else ids.set(collection, [id])
  }
  return ids
}
