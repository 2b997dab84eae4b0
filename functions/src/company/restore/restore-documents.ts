import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { systemUid } from '../../../../src/domain/access/system-actor.ts'
import { collections } from '../../../../src/domain/entities/collections.ts'
import { id as idSchema } from '../../../../src/domain/entities/fields.ts'
import { refTo } from '../../../../src/domain/mutation/refs.ts'
import type { Doc } from '../../../../src/domain/mutation/types.ts'
import { asRestored } from '../../../../src/domain/restore/as-restored.ts'
import {
  type Restorable,
  type RestoreAnswer,
  restoreLimits,
} from '../../../../src/domain/restore/restore-request.ts'
import { parseRow } from '../../../../src/domain/stored/parse-row.ts'
import { restoredReceiptId } from '../../system/receipt-id.ts'
import { pathOf, storedDoc } from '../../system/stored-doc.ts'

interface Restored {
  readonly id: string
  readonly doc: Doc
}

/** Creates the documents that do not exist; says which of them cannot be read. */
export async function restoreDocuments(
  db: Firestore,
  companyId: string,
  collection: Restorable,
  docs: readonly unknown[],
): Promise<RestoreAnswer> {
  const refused: { readonly id: string; readonly reason: string }[] = []
  const wanted = new Map<string, Doc>()
  for (const given of docs) {
    const read = readDoc(collection, given)
    if ('reason' in read) refused.push(read)
    else wanted.set(read.id, read.doc)
  }
  if (wanted.size === 0) return { created: 0, existing: 0, refused }
  const entries = [...wanted].map(([id, doc]) => {
    const ref = refTo(collection, id)
    return { ref, doc, at: db.doc(pathOf(ref, companyId)) }
  })
  const found = await db.getAll(...entries.map(({ at }) => at))
  const missing = entries.filter((_, index) => found[index]?.exists === false)
  const batch = db.batch()
  for (const { ref, doc, at } of missing) batch.create(at, storedDoc(ref, doc))
  if (missing.length > 0) await batch.commit()
  return { created: missing.length, existing: entries.length - missing.length, refused }
}

/** What proves to the rules who wrote a commit: a restored receipt proves nothing. */
const proof = ['leadId', 'role', 'permissions', 'writes', 'since', 'until']

/** Only the fields that the app knows are taken, and the server is their writer. */
function readDoc(
  collection: Restorable,
  given: unknown,
): Restored | { readonly id: string; readonly reason: string } {
  const isRecord = typeof given === 'object' && given !== null && !Array.isArray(given)
  const source: Doc = isRecord ? (given as Doc) : {}
  const { id } = source
  if (!v.is(idSchema, id) || id.startsWith('__')) return { id: '', reason: 'id' }
  if (JSON.stringify(source).length > restoreLimits.characters) return { id, reason: 'tooLarge' }
  if (typeof source['deletedAt'] === 'string') return { id, reason: 'deleted' }
  const parsed = parseRow(collection, id, source)
  if (!parsed.ok) return { id, reason: 'unreadable' }
  const left = new Set(['id', 'receiptId', ...(collection === 'mutations' ? proof : [])])
  const kept = Object.entries(parsed.value).filter(([field]) => !left.has(field))
  const stamps = collection === 'mutations' ? {} : { updatedBy: systemUid, deletedAt: null }
  const doc = { ...Object.fromEntries(kept), ...stamps, schema: collections[collection].version }
  const storedId = collection === 'mutations' ? restoredReceiptId(id) : id
  return { id: storedId, doc: asRestored(collection, doc) }
}
