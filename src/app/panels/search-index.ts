import MiniSearch, { type SearchResult } from 'minisearch'
import type { Searchable } from '#data/index.ts'
import { foldText } from '#lib/fold-text.ts'

export interface SearchIndex {
  /** The best first; every word must be found, the last one as far as it is typed (from two letters on), with small slips forgiven. */
  find(text: string, most: number): readonly Searchable[]
}

/** Many orders have the same name; the one part of it is found all the same. */
const mostOfAKind = 4

/** An index over everything given, built piece by piece so that nobody waits for it. */
export async function createSearchIndex(docs: readonly Searchable[]): Promise<SearchIndex> {
  const byKey = new Map(docs.map((doc) => [keyOf(doc), doc]))
  const index = new MiniSearch<Searchable>({
    fields: ['title', 'note', 'text'],
    extractField: (doc, field) =>
      field === 'id' ? keyOf(doc) : (doc[field as keyof Searchable] ?? ''),
    processTerm: foldText,
    searchOptions: {
      boost: { title: 3, note: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  })
  await index.addAllAsync([...docs], { chunkSize: 250 })
  return {
    find(text, most) {
      const found: Searchable[] = []
      const ofKind = new Map<string, number>()
      for (const { id } of search(index, text)) {
        const doc = byKey.get(String(id))
        const before = ofKind.get(doc?.kind ?? '') ?? 0
        if (!doc || before === mostOfAKind) continue
        ofKind.set(doc.kind, before + 1)
        found.push(doc)
        if (found.length === most) break
      }
      return found
    },
  }
}

/**
 * One letter begins the words of nearly everything, which takes longer to put in order than it helps: it counts
 * as a whole word, which comes first where it is found, and must be there where nothing else was typed.
 */
function search(index: MiniSearch<Searchable>, text: string): readonly SearchResult[] {
  const words = text.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  if (last.length !== 1) return index.search(text)
  const withLetter = index.search(last, { prefix: false })
  if (words.length === 1) return withLetter
  const ids = new Set<unknown>(withLetter.map(({ id }) => id))
  const found = index.search(words.slice(0, -1).join(' '))
  return [...found.filter(({ id }) => ids.has(id)), ...found.filter(({ id }) => !ids.has(id))]
}

function keyOf({ kind, id }: Searchable): string {
  return `${kind}/${id}`
}
