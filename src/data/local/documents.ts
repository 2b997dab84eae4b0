import { parseRow } from '#domain/entities/parse-row.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { bulkDelete, bulkGet, bulkPut } from './bulk.ts'
import { rowCollection, rowTable } from './collections.ts'
import type { RowCollection } from './collections.ts'
import type { Row, UnreadableRow } from './rows.ts'
import type { UserDb } from './user-db.ts'

/** The documents as the screens see them; those this device does not have are absent. */
export async function readDocs(db: UserDb, refs: Iterable<Ref>): Promise<Map<Ref, Doc>> {
  const docs = new Map<Ref, Doc>()
  for (const [collection, ids] of byCollection(refs)) {
    const rows = await bulkGet(rowTable(db, collection), ids)
    for (const row of rows) if (row) docs.set(`${collection}/${row.id}`, docOf(row))
  }
  return docs
}

/** The documents as the server was last known to hold them; null where it has none. */
export async function readBases(db: UserDb, refs: readonly Ref[]): Promise<Map<Ref, Doc | null>> {
  const bases = await bulkGet(db.base, refs)
  // What unsent work has changed is never asked for twice.
  const rows = await readDocs(
    db,
    refs.filter((_, i) => !bases[i]),
  )
  return new Map(
    refs.map((ref, i) => {
      const base = bases[i]
      return [ref, base ? base.doc : (rows.get(ref) ?? null)]
    }),
  )
}

/**
 * Stores what the screens shall see of documents (undefined: nothing), and whether this app can read
 * them at all. Call inside a transaction over `documentTables`.
 */
export async function writeDocs(
  db: UserDb,
  docs: ReadonlyMap<Ref, Doc | undefined>,
): Promise<void> {
  const readable: Ref[] = []
  const unreadable: UnreadableRow[] = []
  // Nearly always there is none at all, and asking that is one request.
  const unreadableBefore = db.unreadable.count()
  const written: Promise<void>[] = []
  for (const [collection, ids] of byCollection(docs.keys())) {
    const put: Row[] = []
    const gone: string[] = []
    for (const id of ids) {
      const ref: Ref = `${collection}/${id}`
      const doc = docs.get(ref)
      if (doc) put.push({ ...doc, id })
      else gone.push(id)
      const parsed = doc && parseRow(collection, id, doc)
      if (!parsed || parsed.ok) readable.push(ref)
      else unreadable.push({ ref, issues: issuesOf(parsed.problem) })
    }
    written.push(bulkPut(rowTable(db, collection), put), bulkDelete(rowTable(db, collection), gone))
  }
  await Promise.all([unreadableBefore, ...written])
  if ((await unreadableBefore) > 0) await bulkDelete(db.unreadable, readable)
  await bulkPut(db.unreadable, unreadable)
}

export function docOf(row: Row): Doc {
  const { id: _key, ...doc } = row
  return doc
}

function byCollection(refs: Iterable<Ref>): Map<RowCollection, string[]> {
  const ids = new Map<RowCollection, string[]>()
  for (const ref of refs) {
    const collection = rowCollection(ref)
    const known = ids.get(collection)
    const [, id] = splitRef(ref)
    if (known) known.push(id)
    else ids.set(collection, [id])
  }
  return ids
}

function issuesOf(problem: Problem): string[] {
  if (problem.type !== 'input/invalid') return []
  return problem.issues.map(({ path, message }) => `${path}: ${message}`)
}
