import type { Query } from './query.ts'
import { runQuery } from './run-query.ts'
import type { StoredDocument } from '../types.ts'
import type { View } from '../view.ts'

/** The maximum number of cached documents; an empty result counts as one. */
const maxCached = 20_000

/** Runs a query in the view of the given version. */
export type RunShared = (view: View, version: number, query: Query) => readonly StoredDocument[]

/**
 * Runs a query once for all listeners of it at the same version, since many ask at each commit and after a
 * lost connection. The cache is dropped at the next commit, which is recognised by `newest`.
 */
export function createSharedResults(newest: () => number): RunShared {
  const results = new Map<string, readonly StoredDocument[]>()
  let cachedAt = -1
  let cached = 0
  return (view, version, query) => {
    if (newest() !== cachedAt) {
      cachedAt = newest()
      results.clear()
      cached = 0
    }
    const key = `${version} ${query.key}`
    const known = results.get(key)
    if (known) return known
    const { documents } = runQuery(view, query)
    cached += documents.length + 1
    if (cached <= maxCached) results.set(key, documents)
    else cached -= documents.length + 1
    return documents
  }
}
