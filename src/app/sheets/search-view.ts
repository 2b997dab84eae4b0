import type { FoundGroup } from './search-index.ts'

export interface AnsweredSearch {
  readonly words: string
  readonly found: readonly FoundGroup[]
}

export interface SearchView {
  /** While the words wait for their answer, what the words before found. */
  readonly found: readonly FoundGroup[]
  /** The words have no answer yet. */
  readonly isWaiting: boolean
  /** Nothing has been found or missed yet. */
  readonly isFirst: boolean
}

/** What is known of the words from the last answer, which may be that to other words. */
export function searchView(words: string, answered: AnsweredSearch | null): SearchView {
  if (words === '') return { found: [], isWaiting: false, isFirst: false }
  return {
    found: answered?.found ?? [],
    isWaiting: answered?.words !== words,
    isFirst: answered === null,
  }
}
