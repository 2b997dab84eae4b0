import type { Doc, Ref } from '#domain/mutation/types.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import { addMissing } from '#data/local/database/bulk.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import { transact } from '#data/local/database/transact.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { clearLost } from '#data/outbox/queue/clear-lost.ts'
import { addNewDocs } from '#data/outbox/rebase/add-new-docs.ts'
import { applyServerDocs } from '#data/outbox/rebase/apply-server-docs.ts'
import { markLoaded } from '#data/local/rows/loaded-sets.ts'
import { readCursor } from '../cursor.ts'
import { isolateFailures } from '../isolate-failures.ts'
import { newReceipts, writeReceipts } from '#data/local/rows/new-receipts.ts'
import { sortDoc } from '#data/local/rows/sort-doc.ts'
import type { RemoteDoc } from '../remote-doc.ts'
import { storeUnreadable } from '../store-unreadable.ts'
import type { LoadedPage } from './fetch-page.ts'
import { isAt, writeLoadRow } from './load-row.ts'

export interface StoreRules {
  readonly isStopped: () => boolean
  /** Whether a document left the followed sets after its page was requested. */
  readonly hasLeft: (ref: Ref) => boolean
}

/**
 * Writes pages with the progress of their sets, all or nothing. If a set's progress is different by now (another tab
 * advanced it, or this device's data was dropped), nothing is written and false is returned: the progress must be read
 * again. A document that cannot be written is set aside, and the others are not held up.
 */
export async function storePages(
  db: UserDb,
  pages: readonly LoadedPage[],
  { isStopped, hasLeft }: StoreRules,
): Promise<boolean> {
  const docs = [...newestOf(pages)].filter(([ref]) => !hasLeft(ref))
  const tables = [...documentTables(db), db.receipts, db.cursors, db.meta]
  const store = (some: readonly StoredDoc[], isWhole: boolean) =>
    transact(db, tables, async () => {
      if (isStopped() || !(await areAt(db, pages))) return false
      await storeDocs(db, some)
      if (isWhole) for (const page of lastPages(pages)) await writeProgress(db, page)
      return isWhole
    })
  let isStored = false
  await isolateFailures(
    docs,
    async (some) => {
      isStored = await store(some, some.length === docs.length)
    },
    ([ref, doc], error) => storeUnreadable(db, ref, doc, error),
  )
  return isStored || store([], true)
}

type StoredDoc = readonly [ref: Ref, doc: Doc]

/** A document that changed meanwhile may come in two pages. */
function newestOf(pages: readonly LoadedPage[]): ReadonlyMap<Ref, Doc> {
  const newest = new Map<Ref, Doc>()
  for (const { spec, docs } of pages)
    for (const { id, doc } of docs) {
      const ref: Ref = `${spec.collection}/${id}`
      const known = newest.get(ref)
      if (!known || String(known.updatedAt) <= String(doc.updatedAt)) newest.set(ref, doc)
    }
  return newest
}

/** Inside the transaction. */
async function storeDocs(db: UserDb, docs: readonly StoredDoc[]): Promise<void> {
  const rows = new Map<Ref, Doc>()
  const receipts: RemoteDoc[] = []
  for (const [ref, doc] of docs) {
    const [collection, id] = splitRef(ref)
    if (collection === 'mutations') receipts.push({ id, doc })
    else rows.set(ref, doc)
  }
  await applyServerDocs(db, await addNewDocs(db, rows))
  await clearLost(db, rows.keys())
  await writeReceipts(db, await newReceipts(db, await addNewReceipts(db, receipts)))
}

/** Stores the new ones; returns the others. */
async function addNewReceipts(
  db: UserDb,
  docs: readonly RemoteDoc[],
): Promise<readonly RemoteDoc[]> {
  // A document that was unreadable so far must be removed from `unreadable`.
  if (docs.length === 0 || (await db.unreadable.count()) > 0) return docs
  const receipts = docs.flatMap(({ id, doc }) => {
    const sorted = sortDoc('mutations', id, doc)
    return sorted.kind === 'row' ? [sorted.row] : []
  })
  const known = await addMissing(db.receipts, receipts)
  const isAdded = new Set(receipts.map(({ id }) => id))
  for (const { id } of known) isAdded.delete(id)
  return docs.filter(({ id }) => !isAdded.has(id))
}

async function areAt(db: UserDb, pages: readonly LoadedPage[]): Promise<boolean> {
  const firsts = new Map(pages.toReversed().map((page) => [page.spec.key, page]))
  const found = await Promise.all(
    [...firsts.values()].map(({ spec, before }) => isAt(db, spec.key, before)),
  )
  return found.every(Boolean)
}

/** The furthest page of each set. */
function lastPages(pages: readonly LoadedPage[]): readonly LoadedPage[] {
  return [...new Map(pages.map((page) => [page.spec.key, page])).values()]
}

async function writeProgress(db: UserDb, { spec: { key }, row }: LoadedPage): Promise<void> {
  await writeLoadRow(db, key, row)
  // From the first page on, the listener brings changes.
  if ((await readCursor(db, key)) === null) await db.cursors.put({ key, value: row.since })
  if (row.isDone) await markLoaded(db, key)
}
