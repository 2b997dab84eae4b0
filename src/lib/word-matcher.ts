import { foldText } from './fold-text.ts'

/**
 * Whether a text, folded by `foldText`, holds every word that was typed, whatever case and accents, or the number
 * that was typed however its groups are written; null where nothing was typed.
 */
export function wordMatcher(typed: string): ((folded: string) => boolean) | null {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  const forms = numberForms(typed)
  return (folded) =>
    words.every((word) => folded.includes(word)) || forms.some((form) => folded.includes(form))
}

/** A number, serial or reference as it is written, and without the signs between its groups: it is found by either. */
export function codeWords(code: string): string {
  const bare = bareCode(code)
  return bare === code ? code : `${code} ${bare}`
}

/** Letters and digits alone. */
export function bareCode(code: string): string {
  return code.replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Digits and the signs between them, enough for them to be meant as one number. */
export function isNumberLike(typed: string): boolean {
  return /^[\d\s()+./-]+$/.test(typed) && bareCode(typed).length >= 4
}

const longestCountryCode = 3
const shortestNumber = 7

/** A number as somebody else may have written it: without a leading zero, or without the country's code. */
function numberForms(typed: string): readonly string[] {
  if (!isNumberLike(typed)) return []
  const digits = bareCode(typed)
  const withoutZeros = digits.replace(/^0+/, '')
  const isForeign = /^\s*(\+|00)/.test(typed)
  const national = isForeign
    ? Array.from({ length: longestCountryCode }, (_, i) => withoutZeros.slice(i + 1))
    : []
  const shortened = national.filter(({ length }) => length >= shortestNumber)
  return [digits, withoutZeros, ...shortened].filter((form) => form.length > 0)
}
