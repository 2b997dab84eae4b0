import { setPath } from '#lib/paths.ts'
import { collections, isCollectionName } from '#domain/entities/collections.ts'
import { splitRef } from '../refs.ts'
import type { Doc, Ref, Write } from '../types.ts'

/** Who wrote and when (ISO instant): the actor's time until the server's is known. */
export interface Stamp {
  readonly updatedAt: string
  readonly updatedBy: string
  /** The receipt of the commit that the write is sent in. */
  readonly receiptId?: string
}

/** The document after a write, with its stamps. An update of a missing document starts from an empty one. */
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

/** The schema number after a write by this app: ours, or a newer app's, whose fields we left alone. */
function schemaAfterWrite(doc: Doc | undefined, ref: Ref): number {
  const [collection] = splitRef(ref)
  const ours = isCollectionName(collection) ? collections[collection].version : 1
  return typeof doc?.schema === 'number' ? Math.max(doc.schema, ours) : ours
}
