import { foldText } from './fold-text.ts'

/**
 * Whether a text, folded by `foldText`, holds every word that was typed, whatever case and accents; null where
 * none was typed.
 */
export function wordMatcher(typed: string): ((folded: string) => boolean) | null {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  return words.length === 0 ? null : (folded) => words.every((word) => folded.includes(word))
}
