import { StatusError } from '#emulator/status.ts'
import { compareDocuments, matchesQuery } from '../query/match-query.ts'
import type { Query } from '../query/query.ts'
import type { DocumentChange, StoredDocument } from '../types.ts'

const maxWaitMs = 30_000
const maxWaiting = 1000

/** What one transaction has read, which no one else may change until it ends. */
export interface LockHolder {
  /** Lower is older; an older holder never waits for a younger one. */
  readonly age: number
  readonly documents: Set<string>
  /** The queries it ran, each with the last document where the result reached its limit. */
  readonly queries: Map<Query, StoredDocument | undefined>
  isAborted: boolean
}

/** What a waiting commit will change. */
export interface Intent {
  readonly names: readonly string[]
  /** Computed from the newest data on each call. */
  changes(): readonly DocumentChange[]
}

export interface Locks {
  createHolder(age?: number): LockHolder
  /** Resolves once the documents and the result of the query are locked; rejects with ABORTED. */
  read(holder: LockHolder, documents: readonly string[], query: Query | undefined): Promise<void>
  /**
   * Calls `run` as soon as no other holder has locked the documents of the commit, synchronously where none
   * has. Rejects with ABORTED after the maximum wait.
   */
  write<T>(holder: LockHolder | undefined, intent: Intent, run: () => T): Promise<T>
  /** Releases everything that a holder has locked. */
  release(holder: LockHolder): void
  /** The number of waiting requests. */
  waiting(): number
}

interface Waiter {
  readonly age: number
  readonly holder: LockHolder | undefined
  /** What a waiting commit will change; undefined for a read. */
  readonly intent: Intent | undefined
  /** Returns false where it must keep waiting. */
  attempt(): boolean
  fail(error: StatusError): void
}

/**
 * Shared locks of transactions on what they read. A commit waits for older holders and aborts younger ones;
 * a read waits for older commits that are waiting. A request only ever waits for older ones, so no deadlock
 * is possible.
 */
export function createLocks(): Locks {
  const holders = new Set<LockHolder>()
  const waiters = new Set<Waiter>()
  let lastAge = 0
  let isRetrying = false
  let isRetryDue = false

  function nextAge(): number {
    lastAge += 1
    return lastAge
  }

  /** Retries all waiting requests, oldest first. */
  function retryWaiters(): void {
    isRetryDue = true
    if (isRetrying) return
    isRetrying = true
    while (isRetryDue) {
      isRetryDue = false
      for (const waiter of [...waiters].sort((a, b) => a.age - b.age)) {
        if (waiters.has(waiter) && waiter.attempt()) waiters.delete(waiter)
      }
    }
    isRetrying = false
  }

  function release(holder: LockHolder): void {
    holder.documents.clear()
    holder.queries.clear()
    if (holders.delete(holder) && waiters.size > 0) retryWaiters()
  }

  function abort(holder: LockHolder): void {
    holder.isAborted = true
    for (const waiter of waiters) if (waiter.holder === holder) waiter.fail(tooMuchContention())
    release(holder)
  }

  /** Retries `attempt` until it succeeds or the maximum wait is over. */
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
        retryWaiters()
      }, maxWaitMs)
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
          if (intent && age < holder.age && isAffected(wanted, intent)) return false
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
  return queries.size > 0 && isAffected({ documents: [], queries }, intent)
}

/** Whether a commit would change what is locked or about to be read. */
function isAffected({ documents, queries }: Reads, intent: Intent): boolean {
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

/** The error of a transaction or write that lost against others. */
export function tooMuchContention(): StatusError {
  return new StatusError('ABORTED', 'Too much contention on these documents. Please try again.')
}
