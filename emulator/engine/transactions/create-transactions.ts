import { StatusError } from '#emulator/status.ts'
import { type LockHolder, type Locks, tooMuchContention } from './create-locks.ts'
import type { Query } from '../query/query.ts'
import type { StoredDocument } from '../types.ts'

const lifetimeMs = 270_000
const idleMs = 60_000
const maxOpen = 10_000

/** Reads at one version and writes nothing. */
interface ReadOnly {
  readonly kind: 'readOnly'
  /** The version (microseconds) at which it reads. */
  readonly version: number
}

/** Reads at one version; its commit checks that what it has read is unchanged. */
interface Optimistic {
  readonly kind: 'optimistic'
  readonly version: number
  /** The update times of the documents it read; undefined for missing ones. */
  readonly documents: Map<string, string | undefined>
  /** The queries it ran, each with the fingerprint of its result. */
  readonly queries: { readonly query: Query; readonly fingerprint: string }[]
}

/** Reads the newest version and locks what it reads until it ends. */
interface Locking {
  readonly kind: 'locking'
  readonly locks: LockHolder
}

export type Transaction = ReadOnly | Optimistic | Locking

export type Transactions = ReturnType<typeof createTransactions>

/** Equal for equal results of a query. */
export function fingerprintOf(documents: readonly StoredDocument[]): string {
  return documents.map(({ name, updateTime }) => `${name} ${updateTime}`).join('\n')
}

interface Entry {
  readonly transaction: Transaction
  readonly startedAt: number
  usedAt: number
  isEnding: boolean
  /** Releases the locks of a client that disappeared. */
  readonly timer: NodeJS.Timeout | undefined
}

/** The open transactions by base64 id. They expire when they are idle or too old. */
export function createTransactions(clock: () => number, random: () => number, locks: Locks) {
  // Ordered by last use.
  const open = new Map<string, Entry>()
  let count = 0

  /** The age of a locking transaction is part of its id, so that a retry is as old as the first attempt. */
  function newId(age: number): string {
    count += 1
    const bytes = Buffer.alloc(16)
    bytes.writeUInt32BE(count % 2 ** 32, 0)
    bytes.writeUIntBE(age, 4, 6)
    for (let index = 10; index < 16; index += 1) bytes[index] = Math.floor(random() * 256)
    return bytes.toString('base64')
  }

  function end(id: string): void {
    const entry = open.get(id)
    if (!entry) return
    open.delete(id)
    clearTimeout(entry.timer)
    if (entry.transaction.kind === 'locking') locks.release(entry.transaction.locks)
  }

  function dropExpired(): void {
    for (const [id, { usedAt }] of open) {
      if (clock() - usedAt < idleMs) break
      end(id)
    }
  }

  function add(id: string, transaction: Transaction): string {
    const timer = transaction.kind === 'locking' ? setTimeout(() => end(id), idleMs) : undefined
    timer?.unref()
    const now = clock()
    open.set(id, { transaction, startedAt: now, usedAt: now, isEnding: false, timer })
    return id
  }

  function checkCapacity(): void {
    dropExpired()
    if (open.size >= maxOpen) {
      throw new StatusError('RESOURCE_EXHAUSTED', 'Too many open transactions.')
    }
  }

  /** Throws INVALID_ARGUMENT for an unknown, ended or expired one. */
  function entryOf(id: string): Entry {
    dropExpired()
    const entry = open.get(id)
    if (entry && clock() - entry.startedAt >= lifetimeMs) end(id)
    if (entry && open.has(id)) return entry
    throw noLongerValid()
  }

  return {
    beginReadOnly(version: number): string {
      checkCapacity()
      return add(newId(0), { kind: 'readOnly', version })
    },
    beginOptimistic(version: number): string {
      checkCapacity()
      return add(newId(0), { kind: 'optimistic', version, documents: new Map(), queries: [] })
    },
    /** A retry is as old as the transaction it repeats, so that it wins eventually. */
    beginLocking(retry: string | undefined): string {
      checkCapacity()
      const holder = locks.createHolder(retry === undefined ? undefined : ageIn(retry))
      return add(newId(holder.age), { kind: 'locking', locks: holder })
    },
    /** Marks a transaction as used; throws INVALID_ARGUMENT, or ABORTED where it lost its locks. */
    find(id: string): Transaction {
      const entry = entryOf(id)
      const { transaction, timer, isEnding } = entry
      if (transaction.kind === 'locking' && transaction.locks.isAborted) throw tooMuchContention()
      if (isEnding) throw noLongerValid()
      entry.usedAt = clock()
      timer?.refresh()
      open.delete(id)
      open.set(id, entry)
      return transaction
    },
    /** The same for the commit that ends it; no later call can use it. */
    take(id: string): Transaction {
      const transaction = this.find(id)
      entryOf(id).isEnding = true
      return transaction
    },
    /** Throws INVALID_ARGUMENT for an unknown, ended or expired one. */
    rollBack(id: string): void {
      entryOf(id)
      end(id)
    },
    end,
    clear(): void {
      for (const id of open.keys()) end(id)
    },
  }
}

/** The age in the id of a locking transaction; undefined for any other id. */
function ageIn(id: string): number | undefined {
  const bytes = Buffer.from(id, 'base64')
  return bytes.length === 16 ? bytes.readUIntBE(4, 6) || undefined : undefined
}

function noLongerValid(): StatusError {
  return new StatusError(
    'INVALID_ARGUMENT',
    'The referenced transaction has expired or is no longer valid.',
  )
}
