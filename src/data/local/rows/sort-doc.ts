import type { CollectionName } from '#domain/entities/collections.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import type { Doc } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import type { Row, UnreadableRow } from '../database/rows.ts'
import { docOf } from './doc-of.ts'
import { parseReceipt } from './parse-receipt.ts'
import { parsedRow } from './parsed-row.ts'

/** Longest text that is stored about what is wrong with a document. */
const longestIssue = 200

/** Where a document is kept here. */
export type SortedDoc =
  | { readonly kind: 'row'; readonly row: Row }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreadable'; readonly row: UnreadableRow }

/**
 * Parses a document to be stored. One that this app can read becomes a row that is not parsed again; of an unreadable
 * one that was deleted, the tombstone is enough.
 */
export function sortDoc(collection: CollectionName, id: string, doc: Doc): SortedDoc {
  const isReceipt = collection === 'mutations'
  const parsed = isReceipt ? parseReceipt(id, doc) : parseRow(collection, id, doc)
  if (parsed.ok) {
    const entity: Row = parsed.value
    if (dependsOnBrowser(collection, doc, entity)) return { kind: 'row', row: plainRow(doc, id) }
    return { kind: 'row', row: parsedRow(isReceipt ? entity : doc, entity) }
  }
  if (typeof doc.deletedAt === 'string') {
    return isReceipt ? { kind: 'gone' } : { kind: 'row', row: tombstoneOf(doc, id) }
  }
  const ref = `${collection}/${id}` as const
  return { kind: 'unreadable', row: { ref, issues: issuesOf(parsed.problem), doc } }
}

/** A time zone that this browser does not know may be known to its next version. */
function dependsOnBrowser(collection: CollectionName, doc: Doc, entity: Doc): boolean {
  return collection === 'companies' && doc.timeZone !== entity.timeZone
}

function plainRow(doc: Doc, id: string): Row {
  return { ...docOf({ ...doc, id }), id }
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
