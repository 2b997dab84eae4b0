import * as v from 'valibot'
import type { Engine, PreparedQuery, ReadOptions } from '#emulator/engine/types.ts'
import { formatInstant, parseInstant } from '#emulator/values/timestamp.ts'
import type { Caller } from '#emulator/wire/caller.ts'
import { parseWith } from '#emulator/wire/parse/parse-with.ts'

/** `options` of beginTransaction and `newTransaction` of reads. */
const TransactionOptions = v.object({
  readOnly: v.exactOptional(v.object({ readTime: v.exactOptional(v.string()) })),
  readWrite: v.exactOptional(v.object({ retryTransaction: v.exactOptional(v.string()) })),
})

const Consistency = v.object({
  transaction: v.exactOptional(v.string()),
  newTransaction: v.exactOptional(v.unknown()),
  readTime: v.exactOptional(v.string()),
})

/** The version at which a request reads. */
export interface ReadAt {
  readonly options: ReadOptions
  /** The transaction that this request has begun, which the response must contain. */
  readonly begun: string | undefined
}

/**
 * Parses the consistency selector of a request, begins a new transaction where requested, and waits for the locks on
 * `reads`.
 */
export async function readConsistency(
  body: unknown,
  engine: Engine,
  caller: Caller,
  reads: { readonly documents: readonly string[] } | { readonly query: PreparedQuery },
): Promise<ReadAt> {
  const { transaction, newTransaction, readTime } = parseWith(Consistency, body)
  const begun = newTransaction === undefined ? undefined : begin(newTransaction, engine, caller)
  const effective = transaction ?? begun
  if (effective !== undefined) await engine.lock(effective, reads)
  return {
    options: {
      ...(effective !== undefined && { transaction: effective }),
      ...(readTime !== undefined && { readTime: formatInstant(parseInstant(readTime)) }),
    },
    begun,
  }
}

/**
 * Begins a transaction from its options in proto3 JSON. Only transactions of servers (the owner) lock; those of users
 * are optimistic and fail at the commit if something has changed.
 */
export function begin(input: unknown, engine: Engine, caller: Caller): string {
  const { readOnly, readWrite } = parseWith(TransactionOptions, input ?? {})
  const readTime = readOnly?.readTime
  return engine.beginTransaction({
    locks: caller.type === 'owner',
    ...(readOnly && {
      readOnly: readTime === undefined ? {} : { readTime: formatInstant(parseInstant(readTime)) },
    }),
    ...(readWrite?.retryTransaction !== undefined && { retry: readWrite.retryTransaction }),
  })
}
