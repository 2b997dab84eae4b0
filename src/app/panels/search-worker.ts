import { createLive } from '#data/local/live.ts'
import { openUserDb } from '#data/local/user-db.ts'
import { searchables } from '#data/queries/searchable.ts'
import { report } from '#data/report.ts'
import type { Live, Searchable } from '#data/index.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

/** Whose device to look through, or what to look for. */
export type SearchRequest =
  | { readonly uid: string }
  | { readonly id: number; readonly text: string; readonly most: number }

/** What a question finds; said anew when something else is found. */
export interface SearchAnswer {
  readonly id: number
  readonly found: readonly Searchable[]
}

let index: SearchIndex | undefined
let asked: Extract<SearchRequest, { id: number }> | undefined

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if ('uid' in data) follow(data.uid)
  else {
    asked = data
    answer()
  }
})

/** Reads what is stored here by itself, so that nothing of it passes through the page. */
function follow(uid: string): void {
  const db = openUserDb(uid)
  const docs: Live<readonly Searchable[]> = createLive(() => searchables().run({ db, uid }), {
    onError: (error) => report('The search could not read', error),
  })
  docs.subscribe(() => void renew(docs.get()))
}

async function renew(docs: readonly Searchable[] | undefined): Promise<void> {
  if (!docs) return
  index = await createSearchIndex(docs)
  answer()
}

/** Only the last question matters: whoever types on does not want the answer to half a word. */
function answer(): void {
  if (!index || !asked) return
  const { id, text, most } = asked
  postMessage({ id, found: index.find(text, most) } satisfies SearchAnswer)
}
