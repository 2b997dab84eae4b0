import {
  type DocumentReference,
  FieldPath,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore'
import { systemUid } from '../../../src/domain/access/system-actor.ts'
import { audienceOf } from '../../../src/domain/mutation/audience-of.ts'
import { refTo } from '../../../src/domain/mutation/refs.ts'
import type { CollectionName } from '../../../src/domain/entities/collections.ts'
import type { Doc } from '../../../src/domain/mutation/types.ts'
import { receiptDetails } from '../../../src/domain/stored/json-fields.ts'
import { plainDoc } from '../system/plain-doc.ts'
import { storedDoc, storedFields } from '../system/stored-doc.ts'

const pageSize = 200

export interface Stored {
  readonly ref: DocumentReference
  readonly id: string
  readonly doc: Doc
}

/** What an erasure has done so far. */
export interface Counts {
  changed: number
  deleted: number
}

/** Visits every document of a query, page by page in the order of their names, so that writing it moves none. */
export async function eachDoc(
  collection: CollectionName,
  query: Query,
  visit: (stored: Stored) => Promise<void>,
): Promise<void> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(pageSize)
  let page = await ordered.get()
  for (;;) {
    for (const { id, ref, data } of page.docs.map((found) => ({
      id: found.id,
      ref: found.ref,
      data: found.data(),
    })))
      await visit({ id, ref, doc: plainDoc(collection, data) })
    const last = page.docs.at(-1)
    if (!last || page.size < pageSize) return
    page = await ordered.startAfter(last).get()
  }
}

/** Writes the fields that differ, if any; devices receive them like every other change. */
export async function rewrite(
  collection: CollectionName,
  { ref, id, doc }: Stored,
  next: Doc,
  counts: Counts,
): Promise<void> {
  const changed = Object.keys(next).filter(
    (field) => JSON.stringify(next[field]) !== JSON.stringify(doc[field]),
  )
  if (changed.length === 0) return
  const isDetail = (field: string) => (receiptDetails as readonly string[]).includes(field)
  const mask = changed.map((field) =>
    collection === 'mutations' && isDetail(field) ? 'details' : field,
  )
  await ref.update(...storedFields(refTo(collection, id), next, [...new Set(mask)]))
  counts.changed += 1
}

/** Leaves a tombstone, so that every device that has the document forgets it. */
export async function entomb(
  collection: CollectionName,
  { ref, id, doc }: Stored,
  at: string,
  counts: Counts,
): Promise<void> {
  if (typeof doc['deletedAt'] === 'string' && doc['updatedBy'] === systemUid) return
  const tombstone = { deletedAt: at, ...audienceOf(doc), schema: 1, updatedBy: systemUid }
  await ref.set(storedDoc(refTo(collection, id), tombstone))
  counts.deleted += 1
}

/** Deletes what devices do not keep. */
export async function deleteFound(db: Firestore, query: Query, counts: Counts): Promise<void> {
  for (;;) {
    const page = await query.select().limit(pageSize).get()
    if (page.empty) return
    const batch = db.batch()
    for (const { ref } of page.docs) batch.delete(ref)
    await batch.commit()
    counts.deleted += page.size
  }
}
