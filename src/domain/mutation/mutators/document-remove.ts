import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '../../access/can.ts'
import { collections, type CollectionName } from '../../entities/collections.ts'
import { id, limits, ref as refText } from '../../entities/fields.ts'
import { parseRow } from '../../entities/parse-row.ts'
import { defineMutation } from '../define-mutation.ts'
import { notAllowed } from '../not-allowed.ts'
import { splitRef } from '../refs.ts'
import type { Doc, Ref } from '../types.ts'

/** What is put right and never removed: without it a person or a company could not sign in any more. */
const kept: readonly string[] = ['users', 'companies'] satisfies CollectionName[]

/** Longest text of a removed document that its receipt keeps. */
export const longestRemoved = 20_000

const removable = v.pipe(
  v.string(),
  v.check((ref) => {
    const [collection, docId] = splitRef(ref as Ref)
    return Object.hasOwn(collections, collection) && !kept.includes(collection) && v.is(id, docId)
  }, 'ref'),
)

/**
 * Puts a tombstone in the place of a document that no app can read, so that every device forgets it. What it held,
 * as far as the device could tell, stays in the receipt.
 */
export const documentRemove = defineMutation({
  version: 1,
  may: ['document/remove'],
  schema: v.object({
    ref: removable,
    /** The document as JSON text, as much of it as fits. */
    was: v.pipe(v.string(), v.maxLength(longestRemoved)),
  }),
  refs: ({ ref }) => [ref as Ref],
  run(tx, { ref }, { actor, at }) {
    if (!can(actor, 'document/remove')) return notAllowed('document/remove')
    const [collection, docId] = splitRef(ref as Ref)
    const doc = tx.get(ref as Ref)
    if (doc === undefined) return fail({ type: 'doc/missing', ref })
    if (typeof doc.deletedAt === 'string') return ok()
    if (parseRow(collection as CollectionName, docId, doc).ok) {
      return fail({ type: 'doc/readable', ref })
    }
    tx.replace(ref as Ref, { deletedAt: at, ...audienceOf(doc) })
    return ok()
  },
})

/** What the listeners of devices ask for, as far as it is sound: those who followed it hear that it is gone. */
function audienceOf({ readerIds, assigneeIds, userId, isSent, threadId, about }: Doc): Doc {
  return {
    ...(Array.isArray(readerIds) && { readerIds: idsIn(readerIds) }),
    ...(Array.isArray(assigneeIds) && { assigneeIds: idsIn(assigneeIds) }),
    ...(v.is(id, userId) && { userId }),
    ...(typeof isSent === 'boolean' && { isSent }),
    ...(v.is(id, threadId) && { threadId }),
    ...(v.is(refText, about) && { about }),
  }
}

function idsIn(values: readonly unknown[]): readonly string[] {
  return values.filter((value) => v.is(id, value)).slice(0, limits.list)
}
