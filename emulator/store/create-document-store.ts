import type { DocumentChange, StoredDocument } from '../engine/types.ts'
import { parseDocumentName } from '../values/resource-name.ts'
import { createChangeRecords, type ChangeRecord } from './change-records.ts'
import { decodeDocument, encodeDocument } from './document-codec.ts'
import { entryKeys, type IndexSet } from './index-entries.ts'
import { documentKey, metadataKey } from './keys.ts'
import { fitKey, fitRange } from './long-keys.ts'
import { reindex } from './reindex.ts'
import type { Batch, Key, KeyRange, OrderedStore } from './types.ts'

/** Documents in an ordered store, with their codec, cache and index entries. */
export interface DocumentStore {
  get(name: string): StoredDocument | undefined
  /** The documents of a range of document keys, in key order or reversed. */
  documents(range: KeyRange, reverse: boolean): Iterable<readonly [Key, StoredDocument]>
  /** The documents of a range of index entries, in the order of the entries or reversed. */
  indexed(range: KeyRange, reverse: boolean): Iterable<readonly [Key, StoredDocument]>
  /** The last written version (microseconds), 0 for an empty store. */
  version(): number
  /** Atomic; see `OrderedStore.write`. */
  write(commits: readonly StoredCommit[], onVisible: () => void): Promise<void>
  /** The records of the latest commits, oldest first, including those before this process started. */
  records(): readonly ChangeRecord[]
  /** See `ChangeRecords.since`. */
  recordsSince(version: number): readonly ChangeRecord[] | undefined
  /** Rebuilds the index entries where the index definitions have changed. */
  reindex(): Promise<void>
  close(): Promise<void>
}

interface StoredCommit {
  readonly version: number
  readonly changes: readonly DocumentChange[]
}

export function createDocumentStore(store: OrderedStore, indexes: IndexSet): DocumentStore {
  const cache = createCache()
  const records = createChangeRecords(store)
  let newest = Number(store.get(metadataKey('version')) ?? 0)

  function read(key: Key, text: () => string | undefined): StoredDocument | undefined {
    const cached = cache.get(key)
    if (cached) return cached
    const stored = text()
    if (stored === undefined) return undefined
    const document = decodeDocument(stored)
    cache.set(key, document, stored.length)
    return document
  }

  function* documents(
    range: KeyRange,
    reverse: boolean,
  ): Generator<readonly [Key, StoredDocument]> {
    for (const [key, text] of store.range(fitRange(range), reverse)) {
      const document = read(key, () => text)
      if (document) yield [key, document]
    }
  }

  function* indexed(range: KeyRange, reverse: boolean): Generator<readonly [Key, StoredDocument]> {
    for (const [key, path] of store.range(fitRange(range), reverse)) {
      const documentAt = fitKey(documentKey(path.split('/')))
      const document = read(documentAt, () => store.get(documentAt))
      if (document) yield [key, document]
    }
  }

  function addChange(batch: Map<Key, string | undefined>, change: DocumentChange): void {
    const { name, before, after } = change
    batch.set(keyOf(name), after && encodeDocument(after))
    const added = after ? fittedEntries(after, before) : new Map<Key, string>()
    const old = before ? fittedEntries(before, after) : new Map<Key, string>()
    for (const key of old.keys()) if (!added.has(key)) batch.set(key, undefined)
    for (const [key, value] of added) if (!old.has(key)) batch.set(key, value)
  }

  function fittedEntries(document: StoredDocument, other?: StoredDocument): Map<Key, string> {
    const { path } = parseDocumentName(document.name)
    const value = path.join('/')
    const keys = entryKeys(indexes, path, document.fields, other?.fields)
    return new Map(keys.map((key) => [fitKey(key), value]))
  }

  function refresh({ name, after }: DocumentChange, batch: Batch): void {
    const key = keyOf(name)
    if (after) cache.set(key, after, batch.get(key)?.length ?? 0)
    else cache.drop(key)
  }

  return {
    get(name) {
      const key = keyOf(name)
      return read(key, () => store.get(key))
    },
    documents,
    indexed,
    version: () => Number(store.get(metadataKey('version')) ?? 0),
    write(commits, onVisible) {
      const batch = new Map<Key, string | undefined>()
      const changes = commits.flatMap((commit) => commit.changes)
      for (const change of changes) addChange(batch, change)
      for (const commit of commits) {
        records.add(batch, commit, newest)
        newest = commit.version
      }
      batch.set(metadataKey('version'), String(newest))
      return store.write(batch, () => {
        for (const change of changes) refresh(change, batch)
        onVisible()
      })
    },
    records: () => records.read(),
    recordsSince: (version) => records.since(version),
    reindex: () => reindex(store, indexes.definition, (document) => fittedEntries(document)),
    close: () => store.close(),
  }
}

function keyOf(name: string): Key {
  return fitKey(documentKey(parseDocumentName(name).path))
}

const maxCachedCharacters = 64 * 1024 * 1024

/** An LRU cache of decoded documents. */
function createCache() {
  const entries = new Map<Key, { document: StoredDocument; size: number }>()
  let total = 0

  function drop(key: Key): void {
    const entry = entries.get(key)
    if (!entry) return
    total -= entry.size
    entries.delete(key)
  }

  return {
    get(key: Key): StoredDocument | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.document
    },
    set(key: Key, document: StoredDocument, size: number): void {
      drop(key)
      entries.set(key, { document, size })
      total += size
      for (const oldest of entries.keys()) {
        if (total <= maxCachedCharacters) break
        drop(oldest)
      }
    },
    drop,
  }
}
