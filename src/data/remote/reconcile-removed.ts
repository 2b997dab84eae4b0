import { orderThreadId } from '#domain/message/thread.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { transact } from '../local/database/transact.ts'
import { bulkDelete } from '../local/database/bulk.ts'
import { documentTables } from '../local/rows/collections.ts'
import { writeDocs } from '../local/rows/documents.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { orderOfPhoto } from '#domain/sync/order-of-photo.ts'
import { clearLost } from '../outbox/queue/clear-lost.ts'
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

/** Documents about which nothing could be decided yet. */
export interface Undecided {
  /** This user may no longer see them, but unsent work needs them. */
  readonly held: readonly Ref[]
  /** The server could not be asked. */
  readonly unknown: readonly Ref[]
}

/**
 * Decides about documents that left a followed set: closed or changed ones are kept in their new state; those that this
 * user may no longer see are removed, an order with the additions of others, unless unsent work needs them.
 */
export async function reconcileRemoved(
  db: UserDb,
  refs: readonly Ref[],
  read: (ref: Ref) => Promise<Reading>,
  uid: string,
): Promise<Undecided> {
  const held: Ref[] = []
  const unknown: Ref[] = []
  for (const ref of refs) {
    const reading = await read(ref)
    if (reading.kind === 'unknown') {
      unknown.push(ref)
      continue
    }
    await isolateFailures(
      [ref],
      async () => {
        const isSettled = await transact(db, documentTables(db), () =>
          settle(db, ref, reading, uid),
        )
        if (!isSettled) held.push(ref)
      },
      (_, error) => storeUnreadable(db, ref, reading.kind === 'found' ? reading.doc : {}, error),
    )
  }
  return { held, unknown }
}

/** False if unsent work keeps something that should go. */
async function settle(
  db: UserDb,
  ref: Ref,
  reading: Exclude<Reading, { readonly kind: 'unknown' }>,
  uid: string,
): Promise<boolean> {
  if (reading.kind !== 'found')
    return dropUnlessUnsent(db, [ref, ...(await childrenOf(db, ref, uid))])
  await applyServerDocs(db, new Map([[ref, reading.doc]]))
  // It was given back before it was read. The listener then brings the same version, which changes nothing any more.
  await clearLost(db, [ref])
  return true
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

/**
 * Removes documents from this device, except those that unsent mutations touch; whether all are gone. Same transaction
 * scope.
 */
export async function dropUnlessUnsent(db: UserDb, refs: readonly Ref[]): Promise<boolean> {
  const held = await heldByUnsent(db, refs)
  const gone = refs.filter((ref) => !held.has(ref))
  await bulkDelete(db.base, gone)
  await writeDocs(db, new Map(gone.map((ref) => [ref, undefined])))
  return gone.length === refs.length
}

/** Those that unsent mutations touch, and those that unsent photos are of. */
export async function heldByUnsent(db: UserDb, refs: readonly Ref[]): Promise<ReadonlySet<string>> {
  const rows = await db.outbox
    .where('refs')
    .anyOf([...refs])
    .toArray()
  const photos = await db.outbox.filter(({ name }) => name === 'photo/add').toArray()
  const touched = new Set<string | null>([
    ...rows.flatMap((row) => row.refs),
    ...photos.map(orderOfPhoto),
  ])
  return new Set(refs.filter((ref) => touched.has(ref)))
}
