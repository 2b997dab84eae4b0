import { allDocuments, groupRange } from '../store/keys.ts'
import type { KeyRange } from '../store/types.ts'
import { nameField, type Query } from './query.ts'

/** A run through keys that finds at least the documents of one disjunct. */
export interface Scan {
  readonly range: KeyRange
  readonly reverse: boolean
}

export interface Plan {
  readonly scans: readonly Scan[]
  /** Whether each scan meets documents in the query's order; else they must be sorted. */
  readonly ordered: boolean
}

/** How to find a query's documents with the least reading. */
export function planQuery(query: Query): Plan {
  const first = query.orders[0]
  const range =
    query.collectionId === '' ? allDocuments : groupRange(query.collectionId, query.parentPath)
  const ordered = first?.field === nameField && query.collectionId !== ''
  return { scans: [{ range, reverse: first?.direction === 'DESC' }], ordered }
}
