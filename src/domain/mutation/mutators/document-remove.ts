import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '../../access/can.ts'
import { collections, type CollectionName } from '../../entities/collections.ts'
import { id } from '../../entities/fields.ts'
import { parseRow } from '../../stored/parse-row.ts'
import { audienceOf } from '../audience-of.ts'
import { defineMutation } from '../define-mutation.ts'
import { notAllowed } from '../not-allowed.ts'
import { splitRef } from '../refs.ts'
import type { Ref } from '../types.ts'

/** These may be repaired but never removed: without them a person or a company could no longer sign in. */
const kept: readonly string[] = ['users', 'companies'] satisfies CollectionName[]

/** The most characters of a removed document that its receipt keeps. */
export const maxRemovedLength = 20_000

const removable = v.pipe(
  v.string(),
  v.check((ref) => {
    const [collection, docId] = splitRef(ref as Ref)
    return Object.hasOwn(collections, collection) && !kept.includes(collection) && v.is(id, docId)
  }, 'ref'),
)

/**
 * Replaces a document that no app can read by a tombstone, so that every device forgets it. Its content, as far as the
 * device could read it, stays in the receipt.
 */
export const documentRemove = defineMutation({
  version: 1,
  may: ['document/remove'],
  schema: v.object({
    ref: removable,
    /** The document as JSON text, cut to what fits. */
    was: v.pipe(v.string(), v.maxLength(maxRemovedLength)),
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
