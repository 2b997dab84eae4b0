import type { DocumentChange, StoredDocument } from '../engine/types.ts'
import { parseDocumentName } from '../values/resource-name.ts'
import { decodeDocument, encodeDocument } from './document-codec.ts'
import { documentKey, noteKey } from './keys.ts'
import type { Batch, Key, KeyRange, OrderedStore } from './types.ts'

/** Documents over ordered keys: codec, cache and index entries in one place. */
export interface DocumentStore {
  get(name: string): StoredDocument | undefined
  /** The documents of a range of document keys, in key order or against it. */
  documents(range: KeyRange, reverse: boolean): Iterable<StoredDocument>
  /** The raw entries of any range of keys. */
  entries(range: KeyRange, reverse: boolean): Iterable<readonly [Key, string]>
  /** The version written last (microseconds), 0 for an empty store. */
  version(): number
  /** All or nothing; see `OrderedStore.write`. */
  write(changes: readonly DocumentChange[], version: number, onVisible: () => void): Promise<void>
  clear(version: number): Promise<void>
  close(): Promise<void>
}

/** `entriesOf` gives the index entries of a document: key and value. */
export function createDocumentStore(
  store: OrderedStore,
  entriesOf: (document: StoredDocument) => ReadonlyMap<Key, string>,
): DocumentStore {
  const cache = createCache()

  function read(key: Key, text: () => string | undefined): StoredDocument | undefined {
    const cached = cache.get(key)
    if (cached) return cached
    const stored = text()
    if (stored === undefined) return undefined
    const document = decodeDocument(stored)
    cache.set(key, document, stored.length)
    return document
  }

  function* documents(range: KeyRange, reverse: boolean): Generator<StoredDocument> {
    for (const [key, text] of store.range(range, reverse)) {
      const document = read(key, () => text)
      if (document) yield document
    }
  }

  return {
    get(name) {
      const key = documentKey(parseDocumentName(name).path)
      return read(key, () => store.get(key))
    },
    documents,
    entries: (range, reverse) => store.range(range, reverse),
    version: () => Number(store.get(noteKey('version')) ?? 0),
    write(changes, version, onVisible) {
      const batch = new Map<Key, string | undefined>([[noteKey('version'), String(version)]])
      for (const change of changes) addChange(batch, change)
      return store.write(batch, () => {
        for (const [key, text] of batch)
          if (key.startsWith('d') || text === undefined) cache.drop(key)
        onVisible()
      })
    },
    async clear(version) {
      await store.clear()
      cache.clear()
      await store.write(new Map([[noteKey('version'), String(version)]]), () => {})
    },
    close: () => store.close(),
  }

  function addChange(batch: Map<Key, string | undefined>, change: DocumentChange): void {
    const key = documentKey(parseDocumentName(change.name).path)
    batch.set(key, change.after && encodeDocument(change.after))
    addEntries(batch, change)
  }

  function addEntries(
    batch: Map<Key, string | undefined>,
    { before, after }: DocumentChange,
  ): void {
    const added: Batch = after ? entriesOf(after) : new Map()
    const old: Batch = before ? entriesOf(before) : new Map()
    for (const key of old.keys()) if (!added.has(key)) batch.set(key, undefined)
    for (const [key, value] of added) if (!old.has(key)) batch.set(key, value)
  }
}

const maxCachedCharacters = 64 * 1024 * 1024

/** Decoded documents, the least recently used ones dropped first. */
function createCache() {
  const held = new Map<Key, { document: StoredDocument; size: number }>()
  let total = 0

  function drop(key: Key): void {
    const entry = held.get(key)
    if (!entry) return
    total -= entry.size
    held.delete(key)
  }

  return {
    get(key: Key): StoredDocument | undefined {
      const entry = held.get(key)
      if (!entry) return undefined
      held.delete(key)
      held.set(key, entry)
      return entry.document
    },
    set(key: Key, document: StoredDocument, size: number): void {
      drop(key)
      held.set(key, { document, size })
      total += size
      for (const oldest of held.keys()) {
        if (total <= maxCachedCharacters) break
        drop(oldest)
      }
    },
    drop,
    clear(): void {
      held.clear()
      total = 0
    },
  }
}
