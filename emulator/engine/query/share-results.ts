import type { Query } from './query.ts'
import { runQuery } from './run-query.ts'
import type { StoredDocument } from '../types.ts'
import type { View } from '../view.ts'

/** How many documents and empty results are kept for others at most. */
const maxKept = 20_000

/** Runs a query in a view; `version` tells which moment the view shows. */
export type RunShared = (view: View, version: number, query: Query) => readonly StoredDocument[]

/**
 * Runs a query once for all listeners that ask the same about the same moment, as they do at each commit
 * and after a lost connection. Forgets everything at the next commit, which `newest` tells.
 */
export function shareResults(newest: () => number): RunShared {
  const results = new Map<string, readonly StoredDocument[]>()
  let keptAt = -1
  let kept = 0
  return (view, version, query) => {
    if (newest() !== keptAt) {
      keptAt = newest()
      results.clear()
      kept = 0
    }
    const key = `${version} ${query.key}`
    const known = results.get(key)
    if (known) return known
    const { documents } = runQuery(view, query)
    kept += documents.length + 1
    if (kept <= maxKept) results.set(key, documents)
    else kept -= documents.length + 1
    return documents
  }
}
