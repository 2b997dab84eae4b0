import type { Searchable } from '#data/index.ts'

type SearchKind = Searchable['kind']

/** What can be found, folded once for every search. */
export interface SearchEntry {
  readonly doc: Searchable
  readonly place: number
  readonly title: string
  readonly shown: string
  readonly all: string
  readonly codes: readonly string[]
}

const documents: readonly SearchKind[] = ['order', 'invoice', 'estimate']
const named: readonly SearchKind[] = ['customer', 'site', 'person']

/** Above every rank by code, and above the best and the usual match of a title. */
export const worstLead = 5
const titleLead = 3

/** Whether it is over exactly this amount, with or without the cents. */
export function isAmount({ doc }: SearchEntry, amount: string | null): boolean {
  if (amount === null || doc.amount === undefined) return false
  return doc.amount === amount || (!amount.includes('.') && doc.amount.split('.')[0] === amount)
}

/** 0 for its number, 1 for the end of a document's number and 2 for a part of it, else 3. */
export function codeRank({ doc, codes }: SearchEntry, code: string): number {
  if (codes.includes(code)) return 0
  if (!documents.includes(doc.kind) || !/^\d{3,}$/.test(code)) return titleLead
  if (codes.some((one) => one.endsWith(code))) return 1
  return codes.some((one) => one.includes(code)) ? 2 : titleLead
}

/**
 * By this a kind stands before others, the lower of what its entries so far gave and this one gives: the rank by code,
 * then 3 for exactly the name of a customer, site or person, 4 where every word begins one of the title, else 5.
 */
export function leadOf(
  { doc, title }: SearchEntry,
  words: readonly string[],
  byCode: number,
  before: number,
): number {
  if (byCode < titleLead) return Math.min(byCode, before)
  // What is past does not lead, and reading a title is worth it only if it could.
  if (doc.isPast === true || before <= titleLead) return before
  const isWhole = named.includes(doc.kind) && title.length === words.join(' ').length
  const possible = isWhole ? titleLead : titleLead + 1
  if (before <= possible) return before
  return words.every((word) => placeIn(title, word) < 2) ? possible : before
}

const urgencies = 8
const distances = 256
const places = 2 ** 24

/** The first part of a rank: by code, open before past, matches in the visible text, the urgent. Lower is better. */
export function roughRank(
  { doc, shown }: SearchEntry,
  words: readonly string[],
  byCode: number,
): number {
  const isPast = doc.isPast === true ? 1 : 0
  const isHidden = words.every((word) => shown.includes(word)) ? 0 : 1
  const calm = urgencies - 1 - Math.min(doc.urgency ?? 0, urgencies - 1)
  return (((byCode * 2 + isPast) * 2 + isHidden) * urgencies + calm) * distances * places
}

/** What a rank adds to its first part: how closely the words match, then the order of the entries. */
export function distanceRank(
  { title, shown, place }: SearchEntry,
  words: readonly string[],
): number {
  const sum = words.reduce((total, word) => total + distance(title, shown, word), 0)
  return Math.min(sum, distances - 1) * places + place
}

/** How closely a word matches the title. */
function distance(title: string, shown: string, word: string): number {
  const inTitle = placeIn(title, word)
  if (inTitle < 3) return inTitle
  return 3 + placeIn(shown, word)
}

/** 0 for a whole word, 1 for a prefix, 2 for a substring, 3 for no match. */
function placeIn(text: string, word: string): number {
  let best = 3
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const begins = isBetween(text[at - 1])
    best = Math.min(best, begins && isBetween(text[at + word.length]) ? 0 : begins ? 1 : 2)
    if (best === 0) break
  }
  return best
}

function isBetween(sign: string | undefined): boolean {
  if (sign === undefined || sign === ' ') return true
  return (sign < 'a' || sign > 'z') && !/[\p{L}\p{N}]/u.test(sign)
}
