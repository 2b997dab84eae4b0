import { matchesQuery } from '../query/match-query.ts'
import type { Query } from '../query/query.ts'
import type { DocumentChange } from '../types.ts'

/** Whether a commit's changes can mean anything to those who watch a query. */
export type Touches = (query: Query, changes: readonly DocumentChange[]) => boolean

/** Looks at each commit once for all who watch the same query, which most commits pass by. */
export function shareTouches(): Touches {
  const known = new Map<string, boolean>()
  let last: readonly DocumentChange[] | undefined
  return (query, changes) => {
    if (changes !== last) {
      last = changes
      known.clear()
    }
    const found = known.get(query.key)
    if (found !== undefined) return found
    const isTouched = changes.some(
      ({ before, after }) =>
        (after && matchesQuery(query, after)) || (before && matchesQuery(query, before)),
    )
    known.set(query.key, isTouched)
    return isTouched
  }
}
