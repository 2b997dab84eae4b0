import type { StoredDocument } from '../engine/types.ts'
import { decodeDocument } from './document-codec.ts'
import { allDocuments, allEntries, metadataKey } from './keys.ts'
import type { Batch, Key, KeyRange, OrderedStore } from './types.ts'

const definitionKey = metadataKey('indexes')
const pageSize = 2_000

/**
 * Rebuilds all index entries where those of the store belong to another definition. If the process is killed
 * meanwhile, the next one starts over, because the definition is stored last.
 */
export async function reindex(
  store: OrderedStore,
  definition: string,
  entriesOf: (document: StoredDocument) => ReadonlyMap<Key, string>,
): Promise<void> {
  if (store.get(definitionKey) === definition) return
  await write(store, new Map([[definitionKey, 'unfinished']]))
  await eachPage(store, allEntries, (page) => new Map(page.map(([key]) => [key, undefined])))
  await eachPage(
    store,
    allDocuments,
    (page) => new Map(page.flatMap(([, text]) => [...entriesOf(decodeDocument(text))])),
  )
  await write(store, new Map([[definitionKey, definition]]))
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
