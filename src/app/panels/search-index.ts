import MiniSearch from 'minisearch'
import type { Searchable } from '#data/index.ts'
import { foldText } from '#lib/fold-text.ts'

export interface SearchIndex {
  /** The best first; every word must be found, the last one as far as it is typed, with small slips forgiven. */
  find(text: string, most: number): readonly Searchable[]
}

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
    find: (text, most) =>
      index
        .search(text)
        .slice(0, most)
        .flatMap(({ id }) => byKey.get(String(id)) ?? []),
  }
}

function keyOf({ kind, id }: Searchable): string {
  return `${kind}/${id}`
}
