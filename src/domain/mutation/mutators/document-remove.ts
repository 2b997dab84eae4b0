import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import type { Actor } from '../../access/actor.ts'
import { can } from '../../access/can.ts'
import { collections, type CollectionName } from '../../entities/collections.ts'
import { id } from '../../entities/fields.ts'
import { logoId } from '../../entities/picture.ts'
import type { Problem } from '../../problem.ts'
import { parseRow } from '../../stored/parse-row.ts'
import { audienceOf } from '../audience-of.ts'
import { defineMutation } from '../define-mutation.ts'
import { notAllowed } from '../not-allowed.ts'
import { refTo, splitRef } from '../refs.ts'
import type { Ref, Tx } from '../types.ts'

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
  peeks({ ref }) {
    const uid = personIn(ref as Ref)
    return uid === null ? [] : [refTo('users', uid)]
  },
  run(tx, { ref }, { actor, at }) {
    if (!can(actor, 'document/remove')) return notAllowed('document/remove')
    const [collection, docId] = splitRef(ref as Ref)
    const doc = tx.get(ref as Ref)
    if (doc === undefined) return fail({ type: 'doc/missing', ref })
    if (typeof doc.deletedAt === 'string') return ok()
    if (parseRow(collection as CollectionName, docId, doc).ok) {
      return fail({ type: 'doc/readable', ref })
    }
    const may = mayEdit(tx, ref as Ref, actor)
    if (!may.ok) return may
    tx.replace(ref as Ref, { deletedAt: at, ...audienceOf(doc) })
    return ok()
  },
})

/** The person whom a document is about that only those who manage them may change. */
function personIn(ref: Ref): string | null {
  const [collection, docId] = splitRef(ref)
  const isOfPerson = collection === 'staff' || (collection === 'pictures' && docId !== logoId)
  return isOfPerson ? docId : null
}

function mayEdit(tx: Tx, ref: Ref, actor: Actor): Result<void, Problem> {
  const uid = personIn(ref)
  const action = ref.startsWith('staff/') ? 'staff/edit' : 'picture/edit'
  // Their own, or anyone's if they are the owner.
  if (uid === null || can(actor, action, { id: uid, role: 'owner' })) return ok()
  const person = tx.peek(refTo('users', uid))
  // On a device that does not hold the person yet, the server decides.
  if (person === undefined) return ok()
  if (person?.companyId !== actor.companyId) return notAllowed(action)
  return can(actor, action, { id: uid, role: person.role }) ? ok() : notAllowed(action)
}
