import type { StoredDocument } from '../engine/types.ts'
import { decodeDocument } from './document-codec.ts'
import { allDocuments, allEntries, noteKey } from './keys.ts'
import type { Batch, Key, KeyRange, OrderedStore } from './types.ts'

const note = noteKey('indexes')
const pageSize = 2_000

/**
 * Builds all index entries anew where the store's were made for another definition. A process killed
 * meanwhile begins again, since the definition is noted last.
 */
export async function reindex(
  store: OrderedStore,
  definition: string,
  entriesOf: (document: StoredDocument) => ReadonlyMap<Key, string>,
): Promise<void> {
  if (store.get(note) === definition) return
  await write(store, new Map([[note, 'unfinished']]))
  await eachPage(store, allEntries, (page) => new Map(page.map(([key]) => [key, undefined])))
  await eachPage(
    store,
    allDocuments,
    (page) => new Map(page.flatMap(([, text]) => [...entriesOf(decodeDocument(text))])),
  )
  await write(store, new Map([[note, definition]]))
}

async function eachPage(
  store: OrderedStore,
  range: KeyRange,
  batchOf: (page: readonly (readonly [Key, string])[]) => Batch,
): Promise<void> {
  let from = range.from
  for (;;) {
    const page: (readonly [Key, string])[] = []
    for (const entry of store.range({ from, to: range.to }, false)) {
      page.push(entry)
      if (page.length >= pageSize) break
    }
    const last = page.at(-1)
    if (!last) return
    await write(store, batchOf(page))
    from = `${last[0]}\0`
  }
}

function write(store: OrderedStore, batch: Batch): Promise<void> {
  return store.write(batch, () => {})
}
