import { matchesQuery } from '../query/match-query.ts'
import type { Query } from '../query/query.ts'
import type { DocumentChange } from '../types.ts'

/** Whether the changes of a commit can affect the result of a query. */
export type AffectsQuery = (query: Query, changes: readonly DocumentChange[]) => boolean

/** Checks each commit once for all listeners of the same query, because most commits affect none of them. */
export function createAffectsQuery(): AffectsQuery {
  const known = new Map<string, boolean>()
  let last: readonly DocumentChange[] | undefined
  return (query, changes) => {
    if (changes !== last) {
      last = changes
      known.clear()
    }
    const found = known.get(query.key)
    if (found !== undefined) return found
    const isAffected = changes.some(
      ({ before, after }) =>
        (after && matchesQuery(query, after)) || (before && matchesQuery(query, before)),
    )
    known.set(query.key, isAffected)
    return isAffected
  }
}
