import type { Doc } from '../../../src/domain/mutation/types.ts'

/** Stands where something was erased, in every language. */
export const erased = '•••'

/** Fields of a linked document in which people write freely about whom it concerns. */
const freeTexts = new Set(['description', 'instructions', 'directions', 'gateCode', 'accessNotes'])
const personal = new Set([
  ...freeTexts,
  'phone',
  'email',
  'notes',
  'note',
  'reply',
  'caption',
  'signed',
  'trade',
])
/** What tells which documents and steps a text is about, and nothing about a person. */
const structural = /(^|[a-z])(ids?|Ids?|At|ref|refs|uid|kind|status|role)$/

/** Replaces every term in every text within a value, as a whole word and in any case. */
export function withoutTerms<T>(value: T, terms: RegExp | null): T {
  if (terms === null) return value
  return mapTexts(value, (text) => text.replace(terms, erased)) as T
}

/** The terms as one pattern; null for none. */
export function patternOf(terms: Iterable<string>): RegExp | null {
  const words = [
    ...new Set([...terms].map((term) => term.trim()).filter((term) => term.length > 1)),
  ]
  if (words.length === 0) return null
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const sources = longestFirst.map((word) =>
    word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/\s+/g, '\\s+'),
  )
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}

/** A linked document without what was written freely in it. */
export function withoutPersonal<T>(value: T): T {
  return mapFields(value, (key, inner) => (personal.has(key) ? emptied(inner) : undefined)) as T
}

/** Arguments or values that are about an erased subject: only what they refer to stays. */
export function withoutTexts<T>(value: T): T {
  return mapFields(value, (key, inner) =>
    typeof inner === 'string' && !isStructural(key, inner) ? '' : undefined,
  ) as T
}

/** Arguments of an edit that still say which fields were changed, and nothing of their values. */
export function withoutEdits<T>(value: T): T {
  return mapFields(value, (key, inner) => {
    if (key === 'from') return null
    return key === 'to' ? (Array.isArray(inner) ? [] : null) : undefined
  }) as T
}

function isStructural(key: string, text: string): boolean {
  return structural.test(key) && /^[A-Za-z0-9_/:.-]{1,200}$/.test(text)
}

/** The same kind of value without content. */
function emptied(value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return null
  // The edit of a field: `from` and `to` are emptied, the shape stays.
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptied(inner)]))
}

function mapFields(value: unknown, change: (key: string, inner: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => mapFields(inner, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value as Doc).map(([key, inner]) => {
      const changed = change(key, inner)
      return [key, changed === undefined ? mapFields(inner, change) : changed]
    }),
  )
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [change(key), mapTexts(inner, change)]),
  )
}
