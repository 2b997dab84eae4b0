import { foldText } from '#lib/fold-text.ts'

/** Whether every typed word occurs, ignoring case and accents. */
export function matches(hay: string, typed: string): boolean {
  const folded = foldText(hay)
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
