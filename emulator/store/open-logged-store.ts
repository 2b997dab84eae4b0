import { join } from 'node:path'
import { openLmdbStore } from './open-lmdb-store.ts'
import type { Batch, Key, KeyRange, OrderedStore } from './types.ts'
import { type WriteLog, encodeBatch, openWriteLog } from './write-log.ts'

/** Batches are written to LMDB after this many ms, or at once beyond this many entries. */
const flushDelay = 50
const maxBuffered = 4_000
/** The maximum size of the log, and of a batch that is written to it, in bytes. */
const maxLog = 8 * 1024 * 1024
const maxRecord = 256 * 1024

interface LoggedStoreOptions {
  /**
   * Whether a batch waits for fsync and so survives a power failure. Otherwise it survives the end of the process,
   * and is on disk a moment later. True by default.
   */
  readonly synced?: boolean
}

/**
 * A store in a folder whose batches are durable after one write to the end of a log. They are written to LMDB,
 * which needs two writes and more, later and many at a time; after a crash, from the log.
 */
export async function openLoggedStore(
  folder: string,
  options: LoggedStoreOptions = {},
): Promise<OrderedStore> {
  const base = openLmdbStore(folder)
  try {
    const { log, found } = await openWriteLog(join(folder, 'recent.log'), options)
    if (found.length > 0) {
      await base.write(new Map(found.flatMap((batch) => [...batch])), () => {})
      await log.erase()
    }
    return createLoggedStore(base, log, options)
  } catch (error) {
    await base.close()
    throw error
  }
}

/** `log` must be empty: its records must already be in `base`. */
export function createLoggedStore(
  base: OrderedStore,
  log: WriteLog,
  { synced = true }: LoggedStoreOptions = {},
): OrderedStore {
  /** Entries in the log that are not visible in `base` yet; the older ones are being written to it. */
  let older = new Map<Key, string | undefined>()
  let newer = new Map<Key, string | undefined>()
  let last: Promise<void> = Promise.resolve()
  let flushing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  /** Writes all entries to `base`. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // Entries of a failed flush are included again, overwritten by newer ones.
    older = new Map([...older, ...newer])
    newer = new Map()
    // An entry on disk in the base but not in the log would be overwritten by an older log record after a crash.
    if (!synced) await log.sync()
    await base.write(older, () => {
      older = new Map()
    })
  }

  function flushOnce(): Promise<void> {
    flushing ??= flush().finally(() => {
      flushing = undefined
    })
    return flushing
  }

  async function flushAll(): Promise<void> {
    while (older.size + newer.size > 0) await flushOnce()
  }

  function scheduleFlush(): void {
    // A failed flush loses nothing: the entries are in the log and are flushed with the next.
    const start = (): void => void flushOnce().then(flushRest, () => {})
    if (flushing) return
    if (newer.size > maxBuffered) start()
    else timer ??= setTimeout(start, flushDelay)
  }

  function flushRest(): void {
    if (newer.size > 0) scheduleFlush()
  }

  async function put(batch: Batch, onVisible: () => void): Promise<void> {
    const record = encodeBatch(batch)
    const isLarge = record.length > maxRecord
    if (isLarge || log.size > maxLog) await flushAll()
    if (isLarge) {
      // Older records in the log must not overwrite this batch after a crash.
      if (log.size > 0) await log.erase()
      return base.write(batch, onVisible)
    }
    if (older.size + newer.size === 0) {
      // Without syncs, the disk could get a later record first and combine it with an older generation.
      if (synced || log.size === 0) log.restart()
      else await log.erase()
    }
    await log.append(record)
    for (const [key, value] of batch) newer.set(key, value)
    scheduleFlush()
    onVisible()
  }

  function* range(within: KeyRange, reverse: boolean): Generator<readonly [Key, string]> {
    const recent = recentIn(within, reverse)
    let at = 0
    for (const entry of base.range(within, reverse)) {
      let isReplaced = false
      for (let next = recent[at]; next && !isBefore(entry[0], next[0], reverse); at += 1) {
        if (next[1] !== undefined) yield [next[0], next[1]]
        isReplaced ||= next[0] === entry[0]
        next = recent[at + 1]
      }
      if (!isReplaced) yield entry
    }
    for (const [key, value] of recent.slice(at)) if (value !== undefined) yield [key, value]
  }

  function recentIn({ from, to }: KeyRange, reverse: boolean): [Key, string | undefined][] {
    const found = new Map<Key, string | undefined>()
    for (const part of [older, newer])
      for (const [key, value] of part) if (key >= from && key < to) found.set(key, value)
    return [...found].sort(([a], [b]) => (isBefore(a, b, reverse) ? -1 : 1))
  }

  return {
    get(key) {
      if (newer.has(key)) return newer.get(key)
      return older.has(key) ? older.get(key) : base.get(key)
    },
    range: (within, reverse) =>
      older.size + newer.size === 0 ? base.range(within, reverse) : range(within, reverse),
    write(batch, onVisible) {
      const written = last.then(() => put(batch, onVisible))
      last = written.catch(() => {})
      return written
    },
    async close() {
      await last
      try {
        await flushAll()
        await log.erase()
      } finally {
        await log.close()
        await base.close()
      }
    },
  }
}

function isBefore(a: Key, b: Key, reverse: boolean): boolean {
  return reverse ? a > b : a < b
}
