import type { Searchable } from '#data/index.ts'
import { foldText } from '#lib/fold-text.ts'
import { bareCode, wordMatcher } from '#lib/word-matcher.ts'
import { createFuzzyIndex, type FuzzyIndex } from './fuzzy-index.ts'

export type SearchKind = Searchable['kind']

/** The results of one kind. */
export interface FoundGroup {
  readonly kind: SearchKind
  /** The number of results; `items` holds the best of them. */
  readonly total: number
  readonly items: readonly Searchable[]
}

export interface SearchIndex {
  /**
   * Every word must match, as in the lists; if nothing matches all of them, small typos are tolerated.
   * First the kind of the best match: an exact number, the end of a document's number, the name of a customer, site or
   * person, a title. In each kind open before past results, then matches in the visible text. Returns up to `limit` of
   * each kind.
   */
  find(text: string, limit: number): Promise<readonly FoundGroup[]>
}

/** Kinds in display order. */
export const searchKinds = [
  'order',
  'customer',
  'site',
  'asset',
  'invoice',
  'estimate',
  'person',
  'part',
  'message',
] as const satisfies readonly SearchKind[]

interface Entry {
  readonly doc: Searchable
  readonly place: number
  readonly title: string
  readonly shown: string
  readonly all: string
  readonly codes: readonly string[]
}

interface Hit {
  readonly entry: Entry
  /** By this its kind stands before others; lower is better. */
  readonly lead: number
  readonly rank: readonly number[]
}

export function createSearchIndex(docs: readonly Searchable[]): SearchIndex {
  const entries = docs.map(entryOf)
  let slips: Promise<FuzzyIndex> | undefined

  return {
    async find(text, limit) {
      const matches = wordMatcher(text)
      if (!matches) return []
      const words = foldText(text).trim().split(/\s+/)
      const code = bareCode(foldText(text))
      const found = entries.filter(({ all }) => matches(all))
      if (found.length > 0) {
        const hits = found.map((entry): Hit => {
          const byCode = codeRank(entry, code)
          const lead = byCode < 3 ? byCode : 3 + titleRank(entry, words)
          return { entry, lead, rank: rankOf(entry, words, byCode) }
        })
        return groupsOf(hits, limit)
      }
      slips ??= createFuzzyIndex(docs)
      const near = (await slips).find(text)
      return groupsOf(
        near.map((doc, place): Hit => ({
          entry: entryOf(doc, place),
          lead: Math.min(place, 1),
          rank: [place],
        })),
        limit,
      )
    },
  }
}

function entryOf(doc: Searchable, place: number): Entry {
  const title = foldText(doc.title)
  const shown = `${title} ${foldText(doc.note)}`
  const codes = doc.codes.map((one) => bareCode(foldText(one))).filter(Boolean)
  return { doc, place, title, shown, all: `${shown} ${foldText(doc.text)}`, codes }
}

function groupsOf(hits: readonly Hit[], limit: number): readonly FoundGroup[] {
  const groups = searchKinds.flatMap((kind) => {
    const ofKind = hits.filter(({ entry }) => entry.doc.kind === kind).toSorted(byRank)
    const items = ofKind.slice(0, limit).map(({ entry }) => entry.doc)
    return ofKind.length === 0
      ? []
      : [
          {
            group: { kind, total: ofKind.length, items },
            lead: Math.min(...ofKind.map((hit) => hit.lead)),
          },
        ]
  })
  return groups.toSorted((a, b) => a.lead - b.lead).map(({ group }) => group)
}

const documents: readonly SearchKind[] = ['order', 'invoice', 'estimate']
const named: readonly SearchKind[] = ['customer', 'site', 'person']

/** 0 for its number, 1 for the end of a document's number and 2 for a part of it, else 3. */
function codeRank({ doc, codes }: Entry, code: string): number {
  if (codes.includes(code)) return 0
  if (!documents.includes(doc.kind) || !/^\d{3,}$/.test(code)) return 3
  if (codes.some((one) => one.endsWith(code))) return 1
  return codes.some((one) => one.includes(code)) ? 2 : 3
}

/** 0 for exactly the name of a customer, site or person, 1 where every word begins one of the title, else 2. */
function titleRank({ doc, title }: Entry, words: readonly string[]): number {
  // What is past does not lead.
  if (doc.isPast === true || !words.every((word) => placeIn(title, word) < 2)) return 2
  return named.includes(doc.kind) && title.length === words.join(' ').length ? 0 : 1
}

/** Compared element by element; lower ranks first. */
function rankOf(entry: Entry, words: readonly string[], byCode: number): readonly number[] {
  const { doc, place, title, shown } = entry
  const isHidden = !words.every((word) => shown.includes(word))
  return [
    byCode,
    doc.isPast === true ? 1 : 0,
    isHidden ? 1 : 0,
    -(doc.urgency ?? 0),
    words.reduce((sum, word) => sum + distance(title, shown, word), 0),
    place,
  ]
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
  return sign === undefined || !/[\p{L}\p{N}]/u.test(sign)
}

function byRank(a: Hit, b: Hit): number {
  for (const [i, rank] of a.rank.entries()) {
    const difference = rank - (b.rank[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
