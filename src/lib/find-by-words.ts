import { nearWordTest } from './near-word.ts'
import { wordMatcher } from './word-matcher.ts'
import { wordsOf } from './words-of.ts'

export interface SearchedBy<T> {
  /** All that an item is found by, folded for `wordMatcher`. */
  readonly text: (item: T) => string
  /** What it is called: only in these words a slip is forgiven. */
  readonly name: (item: T) => string
}

/** Items in which every typed word occurs, ignoring accents; where there are none, those with nearly such a name. */
export function findByWords<T>(
  items: readonly T[],
  typed: string,
  { text, name }: SearchedBy<T>,
): readonly T[] {
  const matches = wordMatcher(typed)
  if (!matches) return items
  const exact = items.filter((item) => matches(text(item)))
  return exact.length > 0 ? exact : findNear(items, typed, name)
}

/** Items of whose name every typed word is nearly one. */
export function findNear<T>(
  items: readonly T[],
  typed: string,
  name: (item: T) => string,
): readonly T[] {
  const areNear = nearWordTest(wordsOf(typed))
  return items.filter((item) => areNear(wordsOf(name(item))))
}
