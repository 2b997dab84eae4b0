import * as v from 'valibot'
import type { Engine, PreparedQuery, ReadOptions } from '#emulator/engine/types.ts'
import { formatInstant, parseInstant } from '#emulator/values/timestamp.ts'
import type { Caller } from '#emulator/wire/caller.ts'
import { parseWith } from '#emulator/wire/parse/parse-with.ts'

/** `options` of beginTransaction, `newTransaction` of the reads. */
const TransactionOptions = v.object({
  readOnly: v.exactOptional(v.object({ readTime: v.exactOptional(v.string()) })),
  readWrite: v.exactOptional(v.object({ retryTransaction: v.exactOptional(v.string()) })),
})

const Consistency = v.object({
  transaction: v.exactOptional(v.string()),
  newTransaction: v.exactOptional(v.unknown()),
  readTime: v.exactOptional(v.string()),
})

/** At which version a request reads. */
export interface ReadAt {
  readonly options: ReadOptions
  /** The transaction this request has begun, which the answer must name. */
  readonly begun: string | undefined
}

/**
 * Reads the consistency selector of a request, begins the transaction it asks for, and waits until that
 * may read `reads`.
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
 * Begins a transaction from its options in proto3 JSON. Only servers may keep others waiting: whoever else
 * begins one is told at the commit that something has changed.
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
