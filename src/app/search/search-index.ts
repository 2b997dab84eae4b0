import type { Searchable } from '#data/index.ts'
import { plainAmount } from '#lib/plain-amount.ts'
import { foldText } from '#lib/fold-text.ts'
import { bareCode, isNumberLike, wordMatcher } from '#lib/word-matcher.ts'
import { createFuzzyIndex, type FuzzyIndex } from './fuzzy-index.ts'
import { keepBest } from './keep-best.ts'
import {
  codeRank,
  distanceRank,
  isAmount,
  leadOf,
  roughRank,
  type SearchEntry,
  worstLead,
} from './search-rank.ts'

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

export function createSearchIndex(docs: readonly Searchable[]): SearchIndex {
  const entries = docs.map(entryOf)
  let last: { readonly text: string; readonly found: readonly SearchEntry[] } | undefined
  let slips: Promise<FuzzyIndex> | undefined

  /** Another letter of the same text only narrows what was found before it; a number may be written in several ways. */
  function matching(text: string, matches: (folded: string) => boolean): readonly SearchEntry[] {
    const amount = plainAmount(text)
    const isNumber = amount !== null || isNumberLike(text)
    const among = last && !isNumber && text.startsWith(last.text) ? last.found : entries
    const found = among.filter(
      ({ all, doc }) => matches(all) || (amount !== null && doc.amount?.startsWith(amount)),
    )
    last = { text, found }
    return found
  }

  return {
    async find(text, limit) {
      const matches = wordMatcher(text)
      if (!matches) return []
      const found = matching(text, matches)
      if (found.length > 0) return rankedGroups(found, text, limit)
      slips ??= createFuzzyIndex(docs)
      const near = (await slips).find(text)
      return groupsInOrder(near, limit)
    },
  }
}

function entryOf(doc: Searchable, place: number): SearchEntry {
  const title = foldText(doc.title)
  const shown = `${title} ${foldText(doc.note)}`
  const codes = doc.codes.map((one) => bareCode(foldText(one))).filter(Boolean)
  return { doc, place, title, shown, all: `${shown} ${foldText(doc.text)}`, codes }
}

/** Keeps only the best of each kind: sorting every match of a first letter would take longer than typing the next one. */
function rankedGroups(found: readonly SearchEntry[], text: string, limit: number) {
  const words = foldText(text).trim().split(/\s+/)
  const code = bareCode(foldText(text))
  const amount = plainAmount(text)
  const groups = searchKinds.map((kind) => ({
    kind,
    best: keepBest(limit),
    total: 0,
    lead: worstLead,
  }))
  const byKind = new Map(groups.map((group) => [group.kind, group]))
  for (const entry of found) {
    const group = byKind.get(entry.doc.kind)
    if (!group) continue
    group.total += 1
    const byCode = isAmount(entry, amount) ? 0 : codeRank(entry, code)
    group.lead = leadOf(entry, words, byCode, group.lead)
    const rough = roughRank(entry, words, byCode)
    if (group.best.mayTake(rough)) group.best.add(rough + distanceRank(entry, words), entry.doc)
  }
  return groups
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => a.lead - b.lead)
    .map(({ kind, best, total }): FoundGroup => ({ kind, total, items: best.items() }))
}

/** First the kind of the closest one. */
function groupsInOrder(near: readonly Searchable[], limit: number): readonly FoundGroup[] {
  const first = near[0]?.kind
  return searchKinds
    .flatMap((kind) => {
      const items = near.filter((doc) => doc.kind === kind)
      return items.length === 0 ? [] : [{ kind, total: items.length, items: items.slice(0, limit) }]
    })
    .toSorted((a, b) => Number(b.kind === first) - Number(a.kind === first))
}
