import * as v from 'valibot'
import { instant } from '#domain/entities/fields.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { equal } from '#lib/equal.ts'
import { documentTables } from '../local/rows/collections.ts'
import type { RowCollection } from '../local/rows/collections.ts'
import { readServerVersions } from '../local/rows/documents.ts'
import { transact } from '../local/database/transact.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { clearLost } from '../outbox/queue/clear-lost.ts'
import { applyServerDocs } from '../outbox/rebase/apply-server-docs.ts'
import { readCursor } from './cursor.ts'
import { isolateFailures } from './isolate-failures.ts'
import type { RemoteDoc } from './remote-doc.ts'
import { newReceipts, writeReceipts } from '../local/rows/new-receipts.ts'
import { storeUnreadable } from './store-unreadable.ts'
import type { SetSpec } from './followed-sets.ts'

/** How far ahead a server time may seem, since this device knows the server's clock only roughly. */
const maxAheadMs = 10 * 60_000

/**
 * Stores documents of a set in one transaction, with the set's new cursor. Applying the same ones again writes nothing,
 * because every write makes the screens that show it read again. Receipts become entries of the history; a mutation
 * that has a receipt but is still queued stays queued until the drain finds that it arrived. A document that cannot be
 * stored is set aside, and the others are not held up. `now` is the server's time as this device knows it, in
 * milliseconds.
 */
export async function applyChange(
  db: UserDb,
  spec: Pick<SetSpec, 'collection' | 'key'>,
  docs: readonly RemoteDoc[],
  cursorField: string | null,
  now: number,
): Promise<void> {
  await isolateFailures(
    docs,
    (some) =>
      storeDocs(db, spec, some, cursorField === null ? '' : newestOf(some, cursorField, now)),
    ({ id, doc }, error) => storeUnreadable(db, `${spec.collection}/${id}`, doc, error),
  )
}

async function storeDocs(
  db: UserDb,
  { collection, key }: Pick<SetSpec, 'collection' | 'key'>,
  docs: readonly RemoteDoc[],
  newest: string,
): Promise<void> {
  const receipts = collection === 'mutations' ? await newReceipts(db, docs) : null
  const hasNoRows = collection === 'mutations' || collection === 'series'
  const unknown = hasNoRows ? null : await unknownDocs(db, collection, docs)
  const isNewer = newest > ((await readCursor(db, key)) ?? '')
  if ((receipts?.count ?? unknown?.size) === 0 && !isNewer) return

  await transact(db, [...documentTables(db), db.receipts, db.cursors], async () => {
    if (receipts) await writeReceipts(db, receipts)
    if (unknown) await applyServerDocs(db, unknown)
    if (unknown && collection === 'orders') await clearLost(db, unknown.keys())
    if (newest > ((await readCursor(db, key)) ?? '')) await db.cursors.put({ key, value: newest })
  })
}

/** The documents whose version this device does not know. */
async function unknownDocs(
  db: UserDb,
  collection: RowCollection,
  docs: readonly RemoteDoc[],
): Promise<Map<Ref, Doc>> {
  const all = new Map(docs.map(({ id, doc }): [Ref, Doc] => [`${collection}/${id}`, doc]))
  const known = await readServerVersions(db, [...all.keys()])
  return new Map([...all].filter(([ref, doc]) => !equal(known.get(ref), doc)))
}

/**
 * The newest server time among them. A time in the future is ignored: as a cursor it would hide everything up to it.
 */
function newestOf(docs: readonly RemoteDoc[], field: string, now: number): string {
  const latest = now + maxAheadMs
  const times = docs.flatMap(({ doc }) => {
    const time = doc[field]
    return v.is(instant, time) && Date.parse(time) <= latest ? [time] : []
  })
  return times.reduce((a, b) => (a > b ? a : b), '')
}
