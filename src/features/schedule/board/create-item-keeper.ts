import { identical } from '#lib/identical.ts'
import type { BoardItem } from './use-board.ts'

/**
 * Arranges visits by id. Every change makes new objects of all visits; one that is as before stays the same object,
 * so that checks and lanes see which ones changed.
 */
export function createItemKeeper(): (
  visits: readonly BoardItem[],
) => ReadonlyMap<string, BoardItem> {
  let before: ReadonlyMap<string, BoardItem> = new Map()
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
