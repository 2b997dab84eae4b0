import { identical } from '#lib/identical.ts'
import type { BoardVisitItem } from '#data/index.ts'

/**
 * Arranges visits by id. Every change makes new objects of all visits; one that is as before stays the same object,
 * so that checks and lanes see which ones changed.
 */
export function createItemKeeper(): (
  visits: readonly BoardVisitItem[],
) => ReadonlyMap<string, BoardVisitItem> {
  let before: ReadonlyMap<string, BoardVisitItem> = new Map()
  return (visits) => {
    before = new Map(
      visits.map((item) => {
        const known = before.get(item.id)
        return [item.id, known && identical(known, item) ? known : item]
      }),
    )
    return before
  }
}
