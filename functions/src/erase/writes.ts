import type { DocumentReference, Firestore, Query, WriteBatch } from 'firebase-admin/firestore'
import { systemUid } from '../../../src/domain/access/system-actor.ts'
import type { CollectionName } from '../../../src/domain/entities/collections.ts'
import { audienceOf } from '../../../src/domain/mutation/audience-of.ts'
import { refTo } from '../../../src/domain/mutation/refs.ts'
import type { Doc } from '../../../src/domain/mutation/types.ts'
import { receiptDetails } from '../../../src/domain/stored/json-fields.ts'
import { storedDoc, storedFields } from '../system/stored-doc.ts'
import type { Counts } from './task.ts'

/** Writes of one batch: ten mebibytes at most, even where each document is large. */
const batchSize = 50
const deletedAtOnce = 200

export interface Stored {
  readonly ref: DocumentReference
  readonly id: string
  readonly doc: Doc
}

/** Collects the writes of a page, and sends them together. */
export interface Writes {
  /** Writes the fields that differ, if any; devices receive them like every other change. */
  rewrite(collection: CollectionName, stored: Stored, next: Doc): void
  /** Leaves a tombstone, so that every device that has the document forgets it. */
  entomb(collection: CollectionName, stored: Stored, at: string): void
  flush(): Promise<void>
}

export function createWrites(db: Firestore, counts: Counts): Writes {
  let writes: ((batch: WriteBatch) => void)[] = []
  return {
    rewrite(collection, { ref, id, doc }, next) {
      const changed = Object.keys(next).filter(
        (field) => JSON.stringify(next[field]) !== JSON.stringify(doc[field]),
      )
      if (changed.length === 0) return
      const isDetail = (field: string) => (receiptDetails as readonly string[]).includes(field)
      const mask = changed.map((field) =>
        collection === 'mutations' && isDetail(field) ? 'details' : field,
      )
      const fields = storedFields(refTo(collection, id), next, [...new Set(mask)])
      writes.push((batch) => batch.update(ref, ...fields))
      counts.changed += 1
    },
    entomb(collection, { ref, id, doc }, at) {
      if (typeof doc['deletedAt'] === 'string' && doc['updatedBy'] === systemUid) return
      const tombstone = { deletedAt: at, ...audienceOf(doc), schema: 1, updatedBy: systemUid }
      const data = storedDoc(refTo(collection, id), tombstone)
      writes.push((batch) => batch.set(ref, data))
      counts.deleted += 1
    },
    async flush() {
      const taken = writes
      writes = []
      const commits: Promise<unknown>[] = []
      for (let from = 0; from < taken.length; from += batchSize) {
        const batch = db.batch()
        for (const write of taken.slice(from, from + batchSize)) write(batch)
        commits.push(batch.commit())
      }
      await Promise.all(commits)
    },
  }
}

/** Deletes what devices do not keep. */
export async function deleteFound(db: Firestore, query: Query, counts: Counts): Promise<void> {
  for (;;) {
    const page = await query.select().limit(deletedAtOnce).get()
    if (page.empty) return
    const batch = db.batch()
    for (const { ref } of page.docs) batch.delete(ref)
    await batch.commit()
    counts.deleted += page.size
  }
}
