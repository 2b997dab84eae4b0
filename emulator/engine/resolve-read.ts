import { StatusError } from '../status.ts'
import { microsOf } from '../values/timestamp.ts'
import { tooMuchContention } from './transactions/create-locks.ts'
import type { Transactions } from './transactions/create-transactions.ts'
import type { ReadOptions } from './types.ts'
import type { View } from './view.ts'

export interface ReadSources {
  readonly transactions: Transactions
  /** The newest version, in microseconds. */
  readonly newest: () => number
  /** Undefined for a version that is too old. */
  readonly viewAt: (version: number) => View | undefined
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

/** Resolves the version of a read: that of its transaction, the given read time, or the newest. */
export function resolveRead(
  { transactions, newest, viewAt, clock }: ReadSources,
  at: ReadOptions = {},
) {
  const transaction = at.transaction === undefined ? undefined : transactions.find(at.transaction)
  const requested = at.readTime === undefined ? undefined : microsOf(at.readTime)
  const fixed = transaction && 'version' in transaction ? transaction.version : requested
  const version = Math.min(fixed ?? Infinity, newest())
  if (requested !== undefined && requested > newest() && requested > clock() * 1000) {
    throw new StatusError('INVALID_ARGUMENT', 'read_time cannot be in the future.')
  }
  const view = viewAt(version)
  if (!view && transaction) throw tooMuchContention()
  if (!view) {
    throw new StatusError('FAILED_PRECONDITION', 'The requested read_time is too far in the past.')
  }
  return { view, version, transaction }
}
