import type { ChangeRecord } from '#emulator/store/change-records.ts'
import { documentSize } from './document-size.ts'
import type { DocumentChange, StoredDocument } from '../types.ts'

const maxCommits = 20_000
const maxBytes = 64 * 1024 * 1024

/** The latest commits with the documents they replaced: for reads in the past and for resuming listeners. */
export interface ChangeLog {
  append(version: number, changes: readonly DocumentChange[]): void
  /** Documents changed after `version`, as they were at it; undefined where the log does not reach back. */
  changedSince(version: number): ReadonlyMap<string, StoredDocument | undefined> | undefined
}

interface Entry {
  readonly version: number
  readonly changes: readonly Pick<DocumentChange, 'name' | 'before'>[]
  readonly bytes: number
}

/**
 * `base` is the version of the opened store; `readOlder` returns the stored records of the commits up to it,
 * and is called only when such a version is requested.
 */
export function createChangeLog(
  base: number,
  readOlder: () => readonly ChangeRecord[] = () => [],
): ChangeLog {
  let entries: Entry[] = []
  let reachesTo = base
  let newest = base
  let bytes = 0
  let hasOlder = true
  let memo:
    | { version: number; newest: number; found: Map<string, StoredDocument | undefined> }
    | undefined

  function shorten(): void {
    let drop = 0
    while (drop < entries.length && (entries.length - drop > maxCommits || bytes > maxBytes)) {
      const oldest = entries[drop]
      bytes -= oldest?.bytes ?? 0
      reachesTo = oldest?.version ?? reachesTo
      drop += 1
    }
    // Copying the array once per batch keeps each append cheap.
    if (drop > 0) entries = entries.slice(drop)
  }

  function takeOlder(): void {
    hasOlder = false
    if (reachesTo !== base) return
    const older = readOlder().filter(({ version }) => version <= base)
    reachesTo = older[0]?.previous ?? base
    const taken = older.map(({ version, replaced }) => entryOf(version, replaced))
    bytes += taken.reduce((sum, entry) => sum + entry.bytes, 0)
    entries = [...taken, ...entries]
    shorten()
  }

  return {
    append(version, changes) {
      newest = version
      if (changes.length === 0) return
      const entry = entryOf(version, changes)
      entries.push(entry)
      bytes += entry.bytes
      if (entries.length > maxCommits * 1.25 || bytes > maxBytes) shorten()
    },
    changedSince(version) {
      if (version < reachesTo && hasOlder) takeOlder()
      if (version < reachesTo || version > newest) return undefined
      if (memo?.version === version && memo.newest === newest) return memo.found
      const found = new Map<string, StoredDocument | undefined>()
      for (const { changes } of entries.slice(firstAfter(entries, version))) {
        for (const { name, before } of changes) if (!found.has(name)) found.set(name, before)
      }
      memo = { version, newest, found }
      return found
    },
  }
}

function entryOf(version: number, changes: Entry['changes']): Entry {
  const bytes = changes.reduce(
    (sum, { before }) => sum + 200 + (before ? documentSize(before) : 0),
    0,
  )
  return { version, changes, bytes }
}

function firstAfter(entries: readonly Entry[], version: number): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.version ?? 0) <= version) low = middle + 1
    else high = middle
  }
  return low
}
