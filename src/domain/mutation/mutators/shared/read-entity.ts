import { fail, type Result } from '#lib/result.ts'
import type { CollectionName, Entities } from '#domain/entities/collections.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import type { Problem } from '#domain/problem.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Tx } from '#domain/mutation/types.ts'

/** The parsed document that a mutator works on; fails where it is missing, deleted or unreadable. */
export function readEntity<C extends Exclude<CollectionName, 'mutations'>>(
  tx: Tx,
  collection: C,
  id: string,
): Result<Entities[C], Problem> {
  const ref = refTo(collection, id)
  const doc = tx.get(ref)
  if (doc === undefined) return fail({ type: 'doc/missing', ref })
  if (typeof doc.deletedAt === 'string') return fail({ type: 'doc/deleted', ref })
  return parseRow(collection, id, doc)
}

/** Whether a document that could not be read is not there, or no more. */
export function isGone({ type }: Problem): boolean {
  return type === 'doc/missing' || type === 'doc/deleted'
}
