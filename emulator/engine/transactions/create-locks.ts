import { StatusError } from '#emulator/status.ts'
import { compareDocuments, matchesQuery } from '../query/match-query.ts'
import type { Query } from '../query/query.ts'
import type { DocumentChange, StoredDocument } from '../types.ts'

const longestWaitMs = 30_000
const maxWaiting = 1000

/** What one transaction has read and keeps everyone else from changing. */
export interface LockHolder {
  /** The lower, the older: an older one never waits for a younger one. */
  readonly age: number
  readonly documents: Set<string>
  /** The queries run, each with the last document of a result that reached its limit. */
  readonly queries: Map<Query, StoredDocument | undefined>
  isAborted: boolean
}

/** What a commit is going to change. */
export interface Intent {
  readonly names: readonly string[]
  /** Computed on the newest data whenever it is asked for. */
  changes(): readonly DocumentChange[]
}

export interface Locks {
  createHolder(age?: number): LockHolder
  /** Resolves once the documents and the result of the query are locked; rejects with ABORTED. */
  read(holder: LockHolder, documents: readonly string[], query: Query | undefined): Promise<void>
  /**
   * Calls `run` as soon as no other holder keeps the commit from its documents: at once where that is
   * now. Rejects with ABORTED where it is not in time.
   */
  write<T>(holder: LockHolder | undefined, intent: Intent, run: () => T): Promise<T>
  /** Gives back all that a holder has locked. */
  release(holder: LockHolder): void
  /** How many requests wait. */
  waiting(): number
}

interface Waiter {
  readonly age: number
  readonly holder: LockHolder | undefined
  /** What a commit waits to change; undefined for a read. */
  readonly intent: Intent | undefined
  /** Answers false where it must go on waiting. */
  attempt(): boolean
  fail(error: StatusError): void
}

/**
 * Shared locks of transactions on what they read. A commit waits for older holders and aborts younger
 * ones, a read waits for older commits that wait: as all wait for older ones only, no deadlock is possible.
 */
export function createLocks(): Locks {
  const holders = new Set<LockHolder>()
  const waiters = new Set<Waiter>()
  let lastAge = 0
  let isPumping = false
  let isPumpDue = false

  function nextAge(): number {
    lastAge += 1
    return lastAge
  }

  /** Lets everyone go on who can, the oldest first. */
  function pump(): void {
    isPumpDue = true
    if (isPumping) return
    isPumping = true
    while (isPumpDue) {
      isPumpDue = false
      for (const waiter of [...waiters].sort((a, b) => a.age - b.age)) {
        if (waiters.has(waiter) && waiter.attempt()) waiters.delete(waiter)
      }
    }
    isPumping = false
  }

  function release(holder: LockHolder): void {
    holder.documents.clear()
    holder.queries.clear()
    if (holders.delete(holder) && waiters.size > 0) pump()
  }

  function abort(holder: LockHolder): void {
    holder.isAborted = true
    for (const waiter of waiters) if (waiter.holder === holder) waiter.fail(tooMuchContention())
    release(holder)
  }

  /** Tries until it works, for as long as a request may wait. */
  function wait<T>(
    waiter: Pick<Waiter, 'age' | 'holder' | 'intent'>,
    attempt: (resolve: (value: T) => void) => boolean,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const held: Waiter = {
        ...waiter,
        attempt() {
          try {
            if (!attempt(resolve)) return false
          } catch (error) {
            reject(error)
          }
          clearTimeout(timer)
          return true
        },
        fail(error) {
          clearTimeout(timer)
          waiters.delete(held)
          reject(error)
        },
      }
      const timer = setTimeout(() => {
        held.fail(tooMuchContention())
        if (waiter.holder) abort(waiter.holder)
        pump()
      }, longestWaitMs)
      timer.unref()
      if (held.attempt()) return
      if (waiters.size >= maxWaiting) held.fail(tooMuchContention())
      else waiters.add(held)
    })
  }

  return {
    createHolder: (age = nextAge()) => ({
      age: Math.min(age, lastAge),
      documents: new Set(),
      queries: new Map(),
      isAborted: false,
    }),
    read(holder, documents, query) {
      const wanted = { documents, queries: query ? [[query, undefined] as const] : [] }
      return wait<void>({ age: holder.age, holder, intent: undefined }, (resolve) => {
        if (holder.isAborted) throw tooMuchContention()
        for (const { intent, age } of waiters) {
          if (intent && age < holder.age && isTouched(wanted, intent)) return false
        }
        for (const name of documents) holder.documents.add(name)
        if (query) holder.queries.set(query, undefined)
        holders.add(holder)
        resolve()
        return true
      })
    },
    async write(holder, intent, run) {
      if (holders.size === 0) return run()
      const age = holder?.age ?? nextAge()
      return wait({ age, holder, intent }, (resolve) => {
        const rivals = [...holders].filter((other) => other !== holder && isHeld(other, intent))
        if (rivals.some((rival) => rival.age < age)) return false
        for (const rival of rivals) abort(rival)
        resolve(run())
        return true
      })
    },
    release,
    waiting: () => waiters.size,
  }
}

interface Reads {
  readonly documents: readonly string[]
  readonly queries: Iterable<readonly [Query, StoredDocument | undefined]>
}

function isHeld({ documents, queries }: LockHolder, intent: Intent): boolean {
  if (intent.names.some((name) => documents.has(name))) return true
  return queries.size > 0 && isTouched({ documents: [], queries }, intent)
}

/** Whether a commit would change what was or is going to be read. */
function isTouched({ documents, queries }: Reads, intent: Intent): boolean {
  if (documents.some((name) => intent.names.includes(name))) return true
  for (const [query, last] of queries) {
    const isIn = (document: StoredDocument | undefined): boolean =>
      document !== undefined &&
      matchesQuery(query, document) &&
      (last === undefined || compareDocuments(query, document, last) <= 0)
    if (intent.changes().some(({ before, after }) => isIn(before) || isIn(after))) return true
  }
  return false
}

/** What a transaction or write hears that others stood in the way of. */
export function tooMuchContention(): StatusError {
  return new StatusError('ABORTED', 'Too much contention on these documents. Please try again.')
}
