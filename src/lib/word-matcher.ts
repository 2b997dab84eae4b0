import { wordsOf } from './words-of.ts'

/**
 * Returns whether a text folded by `foldText` contains every typed word, or the typed number however its groups are
 * separated; null where nothing was typed.
 */
export function wordMatcher(typed: string): ((folded: string) => boolean) | null {
  const words = wordsOf(typed)
  if (words.length === 0) return null
  const forms = numberForms(typed)
  return (folded) =>
    words.every((word) => folded.includes(word)) || forms.some((form) => folded.includes(form))
}

/** A number, serial or reference both as written and without separators, so that either form is found. */
export function codeWords(code: string): string {
  const bare = bareCode(code)
  return bare === code ? code : `${code} ${bare}`
}

/** Only the letters and digits. */
export function bareCode(code: string): string {
  return code.replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Whether the text has enough digits, with separators, to be meant as one number. */
export function isNumberLike(typed: string): boolean {
  return /^[\d\s()+./-]+$/.test(typed) && bareCode(typed).length >= 4
}

const longestCountryCode = 3
const shortestNumber = 7

/** The number as others may have written it: without a leading zero or without the country code. */
function numberForms(typed: string): readonly string[] {
  if (!isNumberLike(typed)) return []
  const digits = bareCode(typed)
  const withoutZeros = digits.replace(/^0+/, '')
  const isForeign = /^\s*(\+|00)/.test(typed)
  const national = isForeign
    ? Array.from({ length: longestCountryCode }, (_, i) => withoutZeros.slice(i + 1))
    : []
  const shortened = national.filter(({ length }) => length >= shortestNumber)
  // The end of a document's number has zeros too: without them it would be found in most texts.
  const longEnough = withoutZeros.length >= shortestNumber ? [withoutZeros] : []
  return [digits, ...longEnough, ...shortened]
}
