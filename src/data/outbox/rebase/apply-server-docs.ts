import * as v from 'valibot'
import { instant } from '#domain/entities/fields.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { bulkDelete, bulkGet, bulkPut } from '#data/local/database/bulk.ts'
import { hasRow } from '#data/local/rows/collections.ts'
import { readServerVersions, writeDocs } from '#data/local/rows/documents.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { repairRow } from '#data/local/rows/repair-row.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { replay } from './replay.ts'

/**
 * Stores the server's versions of documents (null: it has none) and reruns the unsent mutations that touch them, and
 * those connected with them, over the new versions. A version older than the known one is ignored. Call inside a
 * transaction over `documentTables`.
 */
export async function applyServerDocs(
  db: UserDb,
  incoming: ReadonlyMap<Ref, Doc | null>,
): Promise<void> {
  const serverVersions = await readServerVersions(db, [...incoming.keys()])
  for (const [ref, doc] of incoming) {
    if (!isOlder(doc, serverVersions.get(ref) ?? null)) serverVersions.set(ref, doc)
  }
  await rebase(db, serverVersions)
}

/**
 * Rebuilds the rows of these documents, and of those their unsent mutations lead to, from the server's
 * versions: after mutations were removed or changed. Same transaction scope.
 */
export async function rebuild(db: UserDb, refs: Iterable<Ref>): Promise<void> {
  await rebase(db, await readServerVersions(db, [...new Set(refs)].filter(hasRow)))
}

/**
 * Rebuilds the rows that these mutations touched, after they were removed or changed: those they wrote when they were
 * made, and those they may have written since over newer server versions. Same transaction scope.
 */
export async function rebuildAfter(
  db: UserDb,
  rows: readonly Pick<OutboxRow, 'refs' | 'writes'>[],
  except: ReadonlyMap<Ref, unknown> = new Map(),
): Promise<void> {
  const writes = new Set(rows.flatMap((row) => row.writes))
  const read = new Set(rows.flatMap((row) => row.refs).filter((ref) => !writes.has(ref)))
  const changed = await bulkGet(db.base, [...read])
  const all = [...writes, ...changed.flatMap((version) => version?.ref ?? [])]
  const touched = all.filter((ref) => !except.has(ref))
  if (touched.length > 0) await rebuild(db, touched)
}

/**
 * Unsent mutations that depend on these documents, directly or through others, in order, and the server versions they
 * run over.
 */
export async function readConnected(
  db: UserDb,
  refs: Iterable<Ref>,
): Promise<{
  readonly rows: readonly OutboxRow[]
  readonly serverVersions: ReadonlyMap<Ref, Doc>
}> {
  const serverVersions = await readServerVersions(db, [...new Set(refs)].filter(hasRow))
  return {
    rows: await connectedRows(db, serverVersions),
    serverVersions: presentOf(serverVersions),
  }
}

function presentOf(serverVersions: ReadonlyMap<Ref, Doc | null>): Map<Ref, Doc> {
  const present = new Map<Ref, Doc>()
  for (const [ref, doc] of serverVersions) if (doc) present.set(ref, doc)
  return present
}

async function rebase(db: UserDb, serverVersions: Map<Ref, Doc | null>): Promise<void> {
  if (serverVersions.size === 0) return
  const rows = await connectedRows(db, serverVersions)
  const { docs, written } = replay(rows, presentOf(serverVersions))
  const changed = [...serverVersions].filter(([ref]) => written.has(ref))
  await bulkPut(
    db.base,
    changed.map(([ref, doc]) => ({ ref, doc })),
  )
  await bulkDelete(
    db.base,
    [...serverVersions.keys()].filter((ref) => !written.has(ref)),
  )
  await writeDocs(db, new Map([...serverVersions.keys()].map((ref) => [ref, docs.get(ref)])))
}

/**
 * The unsent mutations that depend on these documents, directly or through others; adds the server versions of the
 * others.
 */
async function connectedRows(
  db: UserDb,
  serverVersions: Map<Ref, Doc | null>,
): Promise<OutboxRow[]> {
  const queued = await db.outbox.count()
  if (queued === 0) return []
  const found = new Map<number, OutboxRow>()
  let open: readonly Ref[] = [...serverVersions.keys()]
  while (open.length > 0) {
    const rows = await rowsAbout(db, open, queued)
    const next = new Set<Ref>()
    for (const row of rows.map(repairRow)) {
      if (found.has(row.seq)) continue
      found.set(row.seq, row)
      // A newer app may know documents that this one does not.
      for (const ref of row.refs) if (!serverVersions.has(ref) && hasRow(ref)) next.add(ref)
    }
    open = [...next]
    for (const [ref, doc] of await readServerVersions(db, open)) serverVersions.set(ref, doc)
  }
  return [...found.values()].sort((a, b) => a.seq - b.seq)
}

/**
 * One search for many documents takes one round trip after the other, but no more than there are queued rows; single
 * searches are more requests, but run in parallel.
 */
async function rowsAbout(
  db: UserDb,
  refs: readonly Ref[],
  queued: number,
): Promise<readonly OutboxRow[]> {
  if (refs.length > 2 * queued) return db.outbox.where('refs').anyOf(refs).distinct().toArray()
  const found = refs.map((ref) => db.outbox.where('refs').equals(ref).toArray())
  return (await Promise.all(found)).flat()
}

/**
 * Answers that overtake each other are minutes apart. If a version seems a day older than the known one, one of the two
 * server times must be wrong, and the newest answer counts.
 */
const longestOvertaking = 24 * 60 * 60_000

function isOlder(doc: Doc | null, known: Doc | null): boolean {
  if (!v.is(instant, doc?.updatedAt) || !v.is(instant, known?.updatedAt)) return false
  if (doc.updatedAt >= known.updatedAt) return false
  return Date.parse(known.updatedAt) - Date.parse(doc.updatedAt) < longestOvertaking
}
