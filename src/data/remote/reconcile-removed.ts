import { orderThreadId } from '#domain/message/thread.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { transact } from '../local/database/transact.ts'
import { bulkDelete } from '../local/database/bulk.ts'
import { documentTables } from '../local/rows/collections.ts'
import { writeDocs } from '../local/rows/documents.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { applyServerDocs } from '../outbox/rebase/apply-server-docs.ts'
import { isolateFailures } from './isolate-failures.ts'
import { storeUnreadable } from './store-unreadable.ts'

/** One document as this user may see it at the server. */
export type Reading =
  | { readonly kind: 'found'; readonly doc: Doc }
  | { readonly kind: 'missing' }
  | { readonly kind: 'denied' }
  /** No answer: ask again later. */
  | { readonly kind: 'unknown' }

/**
 * Decides about documents that left a followed set: closed or changed ones are kept in their new state; those that this
 * user may no longer see are removed, an order with the additions of others, unless unsent work needs them.
 */
export async function reconcileRemoved(
  db: UserDb,
  refs: readonly Ref[],
  read: (ref: Ref) => Promise<Reading>,
  uid: string,
): Promise<void> {
  for (const ref of refs) {
    const reading = await read(ref)
    if (reading.kind === 'unknown') continue
    await isolateFailures(
      [ref],
      () => transact(db, documentTables(db), () => settle(db, ref, reading, uid)),
      (_, error) => storeUnreadable(db, ref, reading.kind === 'found' ? reading.doc : {}, error),
    )
  }
}

async function settle(
  db: UserDb,
  ref: Ref,
  reading: Exclude<Reading, { readonly kind: 'unknown' }>,
  uid: string,
): Promise<void> {
  if (reading.kind === 'found') await applyServerDocs(db, new Map([[ref, reading.doc]]))
  else await dropUnlessUnsent(db, [ref, ...(await childrenOf(db, ref, uid))])
}

/** Photos and messages of an order by other people. */
async function childrenOf(db: UserDb, ref: Ref, uid: string): Promise<readonly Ref[]> {
  const [collection, id] = splitRef(ref)
  if (collection !== 'orders') return []
  const photos = await db.photos.where('about').equals(ref).toArray()
  const messages = await db.messages.where('threadId').equals(orderThreadId(id)).toArray()
  return [
    ...photos.filter((photo) => photo.createdBy !== uid).map((photo): Ref => `photos/${photo.id}`),
    ...messages
      .filter((message) => message.authorId !== uid)
      .map((message): Ref => `messages/${message.id}`),
  ]
}

/** Removes documents from this device, except those that unsent mutations touch. Same transaction scope. */
export async function dropUnlessUnsent(db: UserDb, refs: readonly Ref[]): Promise<void> {
  const queued = await db.outbox
    .where('refs')
    .anyOf([...refs])
    .toArray()
  const held = new Set(queued.flatMap((row) => row.refs))
  const gone = refs.filter((ref) => !held.has(ref))
  await bulkDelete(db.base, gone)
  await writeDocs(db, new Map(gone.map((ref) => [ref, undefined])))
}
