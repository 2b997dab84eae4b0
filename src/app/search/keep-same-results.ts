import { equal } from '#lib/equal.ts'
import type { Searchable } from '#data/index.ts'
import { resultKey } from './result-key.ts'
import type { FoundGroup } from './search-index.ts'

/** New results with the objects of the previous ones where nothing about them changed, so that their rows stay drawn. */
export function keepSameResults(
  previous: readonly FoundGroup[],
  next: readonly FoundGroup[],
): readonly FoundGroup[] {
  const known = new Map<string, Searchable>()
  for (const { items } of previous) for (const item of items) known.set(resultKey(item), item)
  const kept = (item: Searchable) => {
    const before = known.get(resultKey(item))
    return before && equal(before, item) ? before : item
  }
  return next.map((group) => ({ ...group, items: group.items.map(kept) }))
}
