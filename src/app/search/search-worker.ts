import { createLive } from '#data/local/live/live.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { searchables } from '#data/queries/searchable.ts'
import { report } from '#data/report.ts'
import type { Live, Searchable } from '#data/index.ts'
import { createSearchIndex, type FoundGroup, type SearchIndex } from './search-index.ts'

/** The person whose data to search, or a query. */
export type SearchRequest =
  | { readonly uid: string }
  | { readonly id: number; readonly text: string; readonly limit: number }

/** The results of a query, sent again when they change. */
export interface SearchAnswer {
  readonly id: number
  readonly found: readonly FoundGroup[]
}

let index: SearchIndex | undefined
let asked: Extract<SearchRequest, { id: number }> | undefined

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if ('uid' in data) follow(data.uid)
  else {
    asked = data
    void answer()
  }
})

/** Reads the stored data in the worker, so that none of it passes through the page. */
function follow(uid: string): void {
  const db = openUserDb(uid)
  const docs: Live<readonly Searchable[]> = createLive(() => searchables().run({ db, uid }), {
    onError(error) {
      report('The search could not read', error)
      if (!index) renew([])
    },
  })
  docs.subscribe(() => renew(docs.get()))
}

function renew(docs: readonly Searchable[] | undefined): void {
  if (!docs) return
  index = createSearchIndex(docs)
  void answer()
}

/** Answers only the latest query: someone still typing does not need the results for half a word. */
async function answer(): Promise<void> {
  if (!index || !asked) return
  const { id, text, limit } = asked
  const found = await index.find(text, limit)
  if (id === asked.id) postMessage({ id, found } satisfies SearchAnswer)
}
