import MiniSearch from 'minisearch'
import type { Searchable } from '#data/index.ts'
import { foldText } from '#lib/fold-text.ts'
import { resultKey } from './result-key.ts'

export interface FuzzyIndex {
  /** Best match first; every word must match, with up to one letter in five wrong. */
  find(text: string): readonly Searchable[]
}

/** Built in chunks, so that input stays responsive meanwhile. */
export async function createFuzzyIndex(docs: readonly Searchable[]): Promise<FuzzyIndex> {
  const byKey = new Map(docs.map((doc) => [resultKey(doc), doc]))
  const index = new MiniSearch<Searchable>({
    fields: ['title', 'note', 'text'],
    extractField: (doc, field) =>
      field === 'id' ? resultKey(doc) : doc[field as 'title' | 'note' | 'text'],
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
    find: (text) =>
      index.search(text).flatMap(({ id }) => {
        const doc = byKey.get(String(id))
        return doc ? [doc] : []
      }),
  }
}
