import { foldText } from '#lib/fold-text.ts'
import { wordsOf } from '#lib/words-of.ts'

/** With fewer letters nearly every action would begin with them. */
const fewestLetters = 3

/** Whether every typed word begins a word, as someone types who knows what it is called. */
export function beginsWords(hay: string, typed: string): boolean {
  const words = wordsOf(hay)
  const begun = wordsOf(typed)
  return (
    begun.join('').length >= fewestLetters &&
    begun.every((start) => words.some((word) => word.startsWith(start)))
  )
}

/** Whether every typed word is a whole word. */
export function hasWholeWords(hay: string, typed: string): boolean {
  const words = new Set(foldText(hay).split(/[^\p{L}\p{N}]+/u))
  return beginsWords(hay, typed) && wordsOf(typed).every((word) => words.has(word))
}

/** Whether every typed word occurs, ignoring case and accents. */
export function matches(hay: string, typed: string): boolean {
  const folded = foldText(hay)
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
