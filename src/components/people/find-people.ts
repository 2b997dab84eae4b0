import { findNear } from '#lib/find-by-words.ts'
import { wordsOf } from '#lib/words-of.ts'

/**
 * People of whose name each typed word begins a word, whatever their accents and case; where there are none, those with
 * nearly such a name.
 */
export function findPeople<P extends { readonly name: string }>(
  people: readonly P[],
  typed: string,
): readonly P[] {
  const parts = wordsOf(typed)
  const exact = people.filter(({ name }) => {
    const words = wordsOf(name.replaceAll('-', ' '))
    return parts.every((part) => words.some((word) => word.startsWith(part)))
  })
  return exact.length > 0 ? exact : findNear(people, typed, ({ name }) => name)
}
