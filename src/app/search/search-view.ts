import type { FoundGroup } from './search-index.ts'

export interface AnsweredSearch {
  readonly words: string
  readonly found: readonly FoundGroup[]
}

export interface SearchView {
  /** The results of the previous words until those of the current words arrive. */
  readonly found: readonly FoundGroup[]
  /** The current words have no results yet. */
  readonly isWaiting: boolean
  /** No results have arrived yet. */
  readonly isFirst: boolean
}

/** What to show for the words, given the last results, which may be for other words. */
export function searchView(words: string, answered: AnsweredSearch | null): SearchView {
  if (words === '') return { found: [], isWaiting: false, isFirst: false }
  return {
    found: answered?.found ?? [],
    isWaiting: answered?.words !== words,
    isFirst: answered === null,
  }
}
