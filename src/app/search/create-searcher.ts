import type { Live, Searchable } from '#data/index.ts'
import { createSearchIndex, type FoundGroup, type SearchIndex } from './search-index.ts'
import type { SearchAnswer, SearchRequest } from './search-worker.ts'

type OnFound = (found: readonly FoundGroup[]) => void

export interface Question {
  readonly text: string
  /** Maximum results per kind. */
  readonly limit: number
}

export interface Searcher {
  /** Reports the best matches, and again when they change, until the next query. */
  find(question: Question, onFound: OnFound): void
  close(): void
}

/** Searches this device in a worker. */
export function createSearcher(uid: string): Searcher {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  let lastId = 0
  let onFound: OnFound | undefined
  let hasFailed = false
  const send = (request: SearchRequest) => worker.postMessage(request, [])

  worker.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => {
    hasFailed = false
    if (data.id === lastId) onFound?.(data.found)
  })
  // A worker that failed answers with no results, so that no one waits for it.
  worker.addEventListener('error', () => {
    hasFailed = true
    onFound?.([])
  })
  send({ uid })

  return {
    find(question, listener) {
      onFound = listener
      send({ id: ++lastId, ...question })
      if (hasFailed) listener([])
    },
    close: () => worker.terminate(),
  }
}

/** Searches on the main thread, for browsers without storage that a worker could read. */
export function createPageSearcher(docs: Live<readonly Searchable[]>): Searcher {
  let index: SearchIndex | undefined
  let asked: { question: Question; onFound: OnFound } | undefined
  const answer = async () => {
    const mine = asked
    if (!index || !mine) return
    const found = await index.find(mine.question.text, mine.question.limit)
    if (mine === asked) mine.onFound(found)
  }
  const renew = () => {
    index = createSearchIndex(docs.get() ?? [])
    void answer()
  }
  const close = docs.subscribe(renew)
  if (docs.get()) renew()

  return {
    find(question, onFound) {
      asked = { question, onFound }
      void answer()
    },
    close,
  }
}
