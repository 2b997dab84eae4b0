import { StatusError } from '#emulator/status.ts'
import { type LockHolder, type Locks, tooMuchContention } from './create-locks.ts'
import type { Query } from '../query/query.ts'
import type { StoredDocument } from '../types.ts'

const lifetimeMs = 270_000
const idleMs = 60_000
const maxOpen = 10_000

/** Reads at one moment and writes nothing. */
interface ReadOnly {
  readonly kind: 'readOnly'
  /** Microseconds: the moment at which it reads. */
  readonly version: number
}

/** Reads at one moment; its commit checks that what it has read is unchanged. */
interface Optimistic {
  readonly kind: 'optimistic'
  readonly version: number
  /** The update times of the documents read; undefined where there was none. */
  readonly documents: Map<string, string | undefined>
  /** The queries run, each with the fingerprint of its result. */
  readonly queries: { readonly query: Query; readonly fingerprint: string }[]
}

/** Reads what is newest and keeps it so until its end. */
interface Locking {
  readonly kind: 'locking'
  readonly locks: LockHolder
}

export type Transaction = ReadOnly | Optimistic | Locking

export type Transactions = ReturnType<typeof createTransactions>

/** Tells two results of a query apart. */
export function fingerprintOf(documents: readonly StoredDocument[]): string {
  return documents.map(({ name, updateTime }) => `${name} ${updateTime}`).join('\n')
}

interface Entry {
  readonly transaction: Transaction
  readonly startedAt: number
  usedAt: number
  isEnding: boolean
  /** Frees the locks of a client that never comes back. */
  readonly timer: NodeJS.Timeout | undefined
}

/** The open transactions, by base64 id. They end by themselves when they are unused or too old. */
export function createTransactions(clock: () => number, random: () => number, locks: Locks) {
  // In the order of their last use.
  const open = new Map<string, Entry>()
  let count = 0

  /** The age of what locks is part of its id, so that a repeated transaction is as old as the first. */
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

  function checkRoom(): void {
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
      checkRoom()
      return add(newId(0), { kind: 'readOnly', version })
    },
    beginOptimistic(version: number): string {
      checkRoom()
      return add(newId(0), { kind: 'optimistic', version, documents: new Map(), queries: [] })
    },
    /** One that repeats another is as old as that, so that it is its turn some time. */
    beginLocking(retry: string | undefined): string {
      checkRoom()
      const holder = locks.createHolder(retry === undefined ? undefined : ageIn(retry))
      return add(newId(holder.age), { kind: 'locking', locks: holder })
    },
    /** A transaction that is used; throws INVALID_ARGUMENT, or ABORTED where others took its locks. */
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
    /** The same for the commit that ends it: nothing else may use it any more. */
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

/** The age of the locking transaction that an id names; undefined where it names none. */
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
