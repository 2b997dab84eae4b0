import type { Searchable } from '#data/index.ts'

/** The best of many, without keeping or sorting the rest. */
export interface Best {
  /** Whether one whose rank is at least this could still be among the best. */
  mayTake(rank: number): boolean
  add(rank: number, doc: Searchable): void
  /** The best first. */
  items(): readonly Searchable[]
}

/** Keeps up to `limit`; lower ranks are better, and no two are the same. */
export function keepBest(limit: number): Best {
  const ranks: number[] = []
  const docs: Searchable[] = []
  const mayTake = (rank: number) => ranks.length < limit || rank < (ranks.at(-1) ?? 0)

  return {
    mayTake,
    add(rank, doc) {
      if (!mayTake(rank)) return
      const at = placeFor(ranks, rank)
      ranks.splice(at, 0, rank)
      docs.splice(at, 0, doc)
      if (ranks.length <= limit) return
      ranks.pop()
      docs.pop()
    },
    items: () => docs,
  }
}

/** Where it belongs in ascending ranks. */
function placeFor(ranks: readonly number[], rank: number): number {
  let from = 0
  let to = ranks.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((ranks[middle] ?? 0) < rank) from = middle + 1
    else to = middle
  }
  return from
}
