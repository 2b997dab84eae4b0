import { findNear } from '#lib/find-by-words.ts'
import { foldText } from '#lib/fold-text.ts'

interface Matchable {
  readonly label: string
  readonly description?: string
}

/**
 * Options that contain every typed word, in any order and ignoring accents, best match first; where there are none,
 * those with nearly such a label.
 */
export function matchOptions<T extends Matchable>(
  options: readonly T[],
  typed: string,
): readonly T[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return options
  const exact = options
    .map((option) => ({ option, rank: rankOf(option, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ option }) => option)
  return exact.length > 0 ? exact : findNear(options, typed, ({ label }) => label)
}

function rankOf(option: Matchable, words: readonly string[]): number {
  const label = plain(option.label)
  const all = `${label} ${plain(option.description ?? '')}`
  if (!words.every((word) => all.includes(word))) return 0
  const begun = words.filter((word) => ` ${label}`.includes(` ${word}`)).length
  // Typed from the beginning, as a name is spelled.
  const spelled = label.startsWith(words.join(' ')) ? 2 : label.startsWith(words[0] ?? '') ? 1 : 0
  return 1 + 3 * begun + spelled
}

function plain(text: string): string {
  return foldText(text).replace(/[_/]/g, ' ')
}
