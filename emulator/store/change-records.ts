import type { DocumentChange, StoredDocument } from '../engine/types.ts'
import { decodeDocument, encodeDocument } from './document-codec.ts'
import { allChanges, changeKey } from './keys.ts'
import type { Key, OrderedStore } from './types.ts'

const maxCommits = 20_000
const maxCharacters = 64 * 1024 * 1024

/** The documents that one commit replaced. */
export interface ChangeRecord {
  readonly version: number
  /** The version of the commit before it. */
  readonly previous: number
  readonly replaced: readonly {
    readonly name: string
    readonly before: StoredDocument | undefined
  }[]
}

/** The latest commits on disk, so that clients can resume after a restart. */
export interface ChangeRecords {
  /** Adds the record of a commit to a batch, and the removal of records that are too old. */
  add(
    batch: Map<Key, string | undefined>,
    commit: { readonly version: number; readonly changes: readonly DocumentChange[] },
    previous: number,
  ): void
  /** All records, oldest first. */
  read(): ChangeRecord[]
  /** The records after `version`, newest first; undefined where they do not reach back that far. */
  since(version: number): ChangeRecord[] | undefined
}

type Stored = readonly [
  total: number,
  version: number,
  previous: number,
  replaced: readonly (readonly [name: string, before: string | null])[],
]

/** Records are numbered without gaps; each has the total size up to it, so that trimming reads only one. */
export function createChangeRecords(store: OrderedStore): ChangeRecords {
  const [oldest] = store.range(allChanges, false)
  const [newest] = store.range(allChanges, true)
  let first = oldest ? numberOf(oldest[0]) : 0
  let next = newest ? numberOf(newest[0]) + 1 : 0
  let total = newest ? decode(newest[1])[0] : 0

  function trim(batch: Map<Key, string | undefined>): void {
    while (first < next) {
      const key = changeKey(first)
      const isTooMany = next - first > maxCommits
      const text = isTooMany ? undefined : (batch.get(key) ?? store.get(key))
      if (text !== undefined && total - decode(text)[0] <= maxCharacters) return
      batch.set(key, undefined)
      first += 1
    }
  }

  return {
    add(batch, { version, changes }, previous) {
      if (changes.length === 0) return
      const replaced = changes.map(
        ({ name, before }) => [name, before ? encodeDocument(before) : null] as const,
      )
      const size = replaced.reduce(
        (sum, [name, before]) => sum + name.length + (before?.length ?? 0),
        0,
      )
      // Too large to record: clients from before this commit cannot resume, so older records are useless.
      if (size > maxCharacters) {
        for (; first < next; first += 1) batch.set(changeKey(first), undefined)
        return
      }
      total += size
      const record: Stored = [total, version, previous, replaced]
      batch.set(changeKey(next), JSON.stringify(record))
      next += 1
      trimIfDue(batch)
    },
    read: () => Array.from(store.range(allChanges, false), ([, text]) => recordOf(decode(text))),
    since(version) {
      const records: ChangeRecord[] = []
      for (const [, text] of store.range(allChanges, true)) {
        const stored = decode(text)
        if (stored[1] <= version) return records
        records.push(recordOf(stored))
      }
      const oldest = records.at(-1)
      return oldest === undefined || oldest.previous <= version ? records : undefined
    },
  }

  /** Trims every 64th time, because trimming reads the oldest record. */
  function trimIfDue(batch: Map<Key, string | undefined>): void {
    if (next - first > maxCommits || next % 64 === 0) trim(batch)
  }
}

function numberOf(key: Key): number {
  return Number(key.slice(1))
}

function recordOf([, version, previous, replaced]: Stored): ChangeRecord {
  return {
    version,
    previous,
    replaced: replaced.map(([name, before]) => ({
      name,
      before: before === null ? undefined : decodeDocument(before),
    })),
  }
}

function decode(text: string): Stored {
  return JSON.parse(text) as Stored
}
