import type { CollectionName } from '#domain/entities/collections.ts'
import { parseRow } from '#domain/entities/parse-row.ts'
import type { Doc } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import type { Row, UnreadableRow } from '../database/rows.ts'

/** Longest text that is stored about what is wrong with a document. */
const longestIssue = 200

/** Where a document is kept here. */
export type SortedDoc =
  | { readonly kind: 'row'; readonly row: Row }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreadable'; readonly row: UnreadableRow }

/** A document that this app can read becomes a row; of an unreadable one that was deleted, the tombstone is enough. */
export function sortDoc(collection: CollectionName, id: string, doc: Doc): SortedDoc {
  const parsed = parseRow(collection, id, doc)
  const isReceipt = collection === 'mutations'
  if (parsed.ok) return { kind: 'row', row: isReceipt ? { ...parsed.value } : { ...doc, id } }
  if (typeof doc.deletedAt === 'string') {
    return isReceipt ? { kind: 'gone' } : { kind: 'row', row: tombstoneOf(doc, id) }
  }
  const ref = `${collection}/${id}` as const
  return { kind: 'unreadable', row: { ref, issues: issuesOf(parsed.problem), doc } }
}

function tombstoneOf({ deletedAt, updatedAt, updatedBy, schema }: Doc, id: string): Row {
  const texts = { updatedAt, updatedBy }
  const kept = Object.entries(texts).filter(([, value]) => typeof value === 'string')
  const shape = typeof schema === 'number' ? { schema } : {}
  return { ...Object.fromEntries(kept), ...shape, deletedAt, id }
}

function issuesOf(problem: Problem): readonly string[] {
  if (problem.type !== 'input/invalid') return []
  return problem.issues.map(({ path, message }) => `${path}: ${message}`.slice(0, longestIssue))
}
