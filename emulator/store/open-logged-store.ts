import { join } from 'node:path'
import { openLmdbStore } from './open-lmdb-store.ts'
import type { Batch, Key, KeyRange, OrderedStore } from './types.ts'
import { type WriteLog, encodeBatch, openWriteLog } from './write-log.ts'

/** How long batches are gathered before LMDB takes them in, in ms, and what makes it take them at once. */
const gatherFor = 50
const maxGathered = 4_000
/** The longest the log gets, and a batch that does not go through it, in bytes. */
const maxLog = 8 * 1024 * 1024
const maxRecord = 256 * 1024

interface LoggedStoreOptions {
  /**
   * Whether a batch waits for the disk, and so outlives a loss of power; without, it outlives the process, and
   * the disk has it a moment later. True unless told otherwise.
   */
  readonly synced?: boolean
}

/**
 * A store in a folder whose batches are kept after one write to the end of a log; LMDB, which needs two
 * and more, takes them in later and many at a time. What it lacks after a crash is taken from the log.
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

/** `log` is empty: whatever it held is in `base`. */
export function createLoggedStore(
  base: OrderedStore,
  log: WriteLog,
  { synced = true }: LoggedStoreOptions = {},
): OrderedStore {
  /** Kept, and not yet or not visibly in `base`: the older ones are on their way there. */
  let older = new Map<Key, string | undefined>()
  let newer = new Map<Key, string | undefined>()
  let last: Promise<void> = Promise.resolve()
  let moving: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  /** Brings everything kept so far into `base`. */
  async function move(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // What failed to get there goes again, under what came since.
    older = new Map([...older, ...newer])
    newer = new Map()
    // The disk must never have in the base what it lacks in the log: that would go back to what the log has.
    if (!synced) await log.sync()
    await base.write(older, () => {
      older = new Map()
    })
  }

  function moveOnce(): Promise<void> {
    moving ??= move().finally(() => {
      moving = undefined
    })
    return moving
  }

  async function moveAll(): Promise<void> {
    while (older.size + newer.size > 0) await moveOnce()
  }

  function moveSoon(): void {
    // What fails is kept all the same, and goes again with the next.
    const start = (): void => void moveOnce().then(moveNext, () => {})
    if (moving) return
    if (newer.size > maxGathered) start()
    else timer ??= setTimeout(start, gatherFor)
  }

  function moveNext(): void {
    if (newer.size > 0) moveSoon()
  }

  async function put(batch: Batch, onVisible: () => void): Promise<void> {
    const record = encodeBatch(batch)
    const isLarge = record.length > maxRecord
    if (isLarge || log.size > maxLog) await moveAll()
    if (isLarge) {
      // What is in the log is older than what goes past it, and must not come back over it.
      if (log.size > 0) await log.erase()
      return base.write(batch, onVisible)
    }
    if (older.size + newer.size === 0) {
      // Unless each is synced, the disk may get a later record first, in the midst of an older generation.
      if (synced || log.size === 0) log.restart()
      else await log.erase()
    }
    await log.append(record)
    for (const [key, value] of batch) newer.set(key, value)
    moveSoon()
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
        await moveAll()
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
