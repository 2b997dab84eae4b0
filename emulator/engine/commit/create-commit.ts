import { StatusError } from '#emulator/status.ts'
import { textOfMicros } from '#emulator/values/timestamp.ts'
import { nameOfWrite } from './apply-write.ts'
import type { Committer } from './create-committer.ts'
import {
  type Intent,
  type LockHolder,
  type Locks,
  tooMuchContention,
} from '../transactions/create-locks.ts'
import {
  fingerprintOf,
  type Transaction,
  type Transactions,
} from '../transactions/create-transactions.ts'
import { decideCommit } from './decide-commit.ts'
import { runQuery } from '../query/run-query.ts'
import type { CommitOptions, CommitResponse, Write } from '../types.ts'
import { getDocument } from '../view.ts'

interface CommitContext {
  readonly committer: Committer
  readonly locks: Locks
  readonly transactions: Transactions
  /** Microseconds; larger than every version returned before. */
  readonly nextVersion: () => number
}

type Commit = (writes: readonly Write[], options: CommitOptions) => Promise<CommitResponse>

/** Commits validated writes: a commit waits for locks, is then decided synchronously, and stored after that. */
export function createCommit(context: CommitContext): Commit {
  const { committer, locks, transactions, nextVersion } = context

  /** Throws ABORTED where the reads of an optimistic transaction are stale. */
  function verifyReads(transaction: Transaction | undefined): void {
    if (transaction?.kind !== 'optimistic') return
    const head = committer.head()
    for (const [name, updateTime] of transaction.documents) {
      if (getDocument(head, name)?.updateTime !== updateTime) throw tooMuchContention()
    }
    for (const { query, fingerprint } of transaction.queries) {
      const { documents } = runQuery(head, query)
      if (fingerprintOf(documents) !== fingerprint) throw tooMuchContention()
    }
  }

  function decide(
    writes: readonly Write[],
    version: number,
    authorize?: CommitOptions['authorize'],
  ): ReturnType<typeof decideCommit> {
    const head = committer.head()
    return decideCommit((name) => getDocument(head, name), writes, textOfMicros(version), authorize)
  }

  /** Decides synchronously; `stored` resolves once the commit is durable. */
  function start(
    writes: readonly Write[],
    transaction: Transaction | undefined,
    authorize: CommitOptions['authorize'],
  ): { response: CommitResponse; stored: Promise<void> } {
    verifyReads(transaction)
    const version = nextVersion()
    const { writeResults, changes } = decide(writes, version, authorize)
    const response = { writeResults, commitTime: textOfMicros(version) }
    return { response, stored: committer.add(version, changes) }
  }

  function intentOf(writes: readonly Write[]): Intent {
    return {
      names: writes.map(nameOfWrite),
      changes() {
        try {
          return decide(writes, committer.version()).changes
        } catch (error) {
          // A commit that will fail changes nothing.
          if (error instanceof StatusError) return []
          throw error
        }
      },
    }
  }

  return async (writes, { transaction: id, authorize }) => {
    const transaction = id === undefined ? undefined : transactions.take(id)
    const finish = (): void => {
      if (id !== undefined) transactions.end(id)
    }
    try {
      checkMayWrite(transaction, writes)
      const { response, stored } = await locks.write(
        holderOf(transaction),
        intentOf(writes),
        () => {
          try {
            return start(writes, transaction, authorize)
          } finally {
            // Releases the locks without waiting for the disk, so that waiting commits continue.
            finish()
          }
        },
      )
      await stored
      return response
    } catch (error) {
      // It was refused on top of commits that may not be visible yet: the refused caller must find them when reading.
      await committer.settled()
      throw error
    } finally {
      finish()
    }
  }
}

function checkMayWrite(transaction: Transaction | undefined, writes: readonly Write[]): void {
  if (transaction?.kind === 'readOnly' && writes.length > 0) {
    throw new StatusError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.')
  }
}

function holderOf(transaction: Transaction | undefined): LockHolder | undefined {
  return transaction?.kind === 'locking' ? transaction.locks : undefined
}
