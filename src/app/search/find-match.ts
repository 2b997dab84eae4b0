import { foldText } from '#lib/fold-text.ts'

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

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Whether every typed word occurs, ignoring case and accents. */
export function matches(hay: string, typed: string): boolean {
  const folded = foldText(hay)
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
