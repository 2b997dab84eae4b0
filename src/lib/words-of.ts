import { foldText } from './fold-text.ts'

/** The words of a text, folded for comparison. */
export function wordsOf(text: string): readonly string[] {
  return foldText(text).split(/\s+/).filter(Boolean)
}
