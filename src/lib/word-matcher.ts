import { foldText } from './fold-text.ts'

/** Whether a text holds every word that was typed, whatever case and accents; null where none was typed. */
export function wordMatcher(typed: string): ((text: string) => boolean) | null {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  return (text) => {
    const folded = foldText(text)
    return words.every((word) => folded.includes(word))
  }
}
