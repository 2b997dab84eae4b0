import type { Live, Searchable } from '#data/index.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'
import type { SearchAnswer, SearchRequest } from './search-worker.ts'

export interface Searcher {
  /** Tells of the best matches, and of others when they change, until something else is looked for. */
  find(text: string, then: (found: readonly Searchable[]) => void): void
  close(): void
}

const most = 8

/** Searches this device beside the page's own work. */
export function createSearcher(uid: string): Searcher {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  let lastId = 0
  let hear: ((found: readonly Searchable[]) => void) | undefined
  const send = (request: SearchRequest) => worker.postMessage(request, [])

  worker.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => {
    if (data.id === lastId) hear?.(data.found)
  })
  send({ uid })

  return {
    find(text, then) {
      hear = then
      send({ id: ++lastId, text, most })
    },
    close: () => worker.terminate(),
  }
}

/** The same on the page itself, for browsers where nothing is stored that a worker could read. */
export function createPageSearcher(docs: Live<readonly Searchable[]>): Searcher {
  let index: SearchIndex | undefined
  let tell: (() => void) | undefined
  const renew = async () => {
    index = await createSearchIndex(docs.get() ?? [])
    tell?.()
  }
  const close = docs.subscribe(() => void renew())
  if (docs.get()) void renew()

  return {
    find(text, then) {
      tell = () => index && then(index.find(text, most))
      tell()
    },
    close,
  }
}
