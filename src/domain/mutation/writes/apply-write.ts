import { setPath } from '#lib/paths.ts'
import { collections, isCollectionName } from '#domain/entities/collections.ts'
import { splitRef } from '../refs.ts'
import type { Doc, Ref, Write } from '../types.ts'

/** Who wrote and when (ISO instant): the actor's time until the server has said its own. */
export interface Stamp {
  readonly updatedAt: string
  readonly updatedBy: string
  /** The receipt that vouches for the write, where it is being sent. */
  readonly receiptId?: string
}

/** The document as it stands after a write, with its stamps. An update of nothing starts from nothing. */
export function applyWrite(doc: Doc | undefined, write: Write, stamp: Stamp): Doc {
  let next: Doc = write.type === 'update' ? (doc ?? {}) : write.doc
  if (write.type === 'update') {
    for (const [path, value] of Object.entries(write.fields)) next = setPath(next, path, value)
  }
  return {
    ...next,
    schema: schemaAfterWrite(write.type === 'replace' ? undefined : doc, write.ref),
    updatedAt: stamp.updatedAt,
    updatedBy: stamp.updatedBy,
    ...(stamp.receiptId !== undefined && { receiptId: stamp.receiptId }),
    ...(write.type === 'create' && { deletedAt: next.deletedAt ?? null }),
  }
}

/** The shape's number after we wrote: ours, or a newer app's, whose fields we left alone. */
function schemaAfterWrite(doc: Doc | undefined, ref: Ref): number {
  const [collection] = splitRef(ref)
  const ours = isCollectionName(collection) ? collections[collection].version : 1
  return typeof doc?.schema === 'number' ? Math.max(doc.schema, ours) : ours
}
