import MiniSearch, { type Query } from 'minisearch'
import type { Searchable } from '#data/index.ts'
import { foldText } from '#lib/fold-text.ts'
import { shortestWithSlip } from '#lib/near-word.ts'
import { wordsOf } from '#lib/words-of.ts'
import { resultKey } from './result-key.ts'

export interface FuzzyIndex {
  /** Best match first; every word must match, with up to one letter in five wrong or two letters swapped. */
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
    },
  })
  await index.addAllAsync([...docs], { chunkSize: 250 })
  return {
    find: (text) =>
      index.search(queryOf(wordsOf(text))).flatMap(({ id }) => {
        const doc = byKey.get(String(id))
        return doc ? [doc] : []
      }),
  }
}

/** Each word as it is typed, with wrong letters, and with two neighbours swapped, which counts as two wrong ones. */
function queryOf(words: readonly string[]): Query {
  const shortest = shortestWithSlip(words.length)
  return {
    combineWith: 'AND',
    queries: words.map((word) => ({
      combineWith: 'OR',
      queries:
        word.length < shortest
          ? [word]
          : [{ queries: [word], fuzzy: word.length > 4 ? 0.2 : 1 }, ...swapsOf(word)],
    })),
  }
}

function swapsOf(word: string): readonly string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, i) => `${word.slice(0, i)}${word[i + 1]}${word[i]}${word.slice(i + 2)}`,
  ).filter((one) => one !== word)
}
