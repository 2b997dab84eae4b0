import * as v from 'valibot'
import type { Engine } from '#emulator/engine/types.ts'
import { formatInstant, parseInstant } from '#emulator/values/timestamp.ts'
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
  readonly options: { readonly transaction?: string; readonly readTime?: string }
  /** The transaction this request has begun, which the answer must name. */
  readonly begun: string | undefined
}

/** Reads the consistency selector of a request and begins the transaction it asks for. */
export function readConsistency(body: unknown, engine: Engine): ReadAt {
  const { transaction, newTransaction, readTime } = parseWith(Consistency, body)
  const begun = newTransaction === undefined ? undefined : begin(newTransaction, engine)
  const effective = transaction ?? begun
  return {
    options: {
      ...(effective !== undefined && { transaction: effective }),
      ...(readTime !== undefined && { readTime: formatInstant(parseInstant(readTime)) }),
    },
    begun,
  }
}

/** Begins a transaction from its options in proto3 JSON. */
export function begin(input: unknown, engine: Engine): string {
  const { readOnly, readWrite } = parseWith(TransactionOptions, input ?? {})
  const readTime = readOnly?.readTime
  return engine.beginTransaction({
    ...(readOnly && {
      readOnly: readTime === undefined ? {} : { readTime: formatInstant(parseInstant(readTime)) },
    }),
    ...(readWrite?.retryTransaction !== undefined && { retry: readWrite.retryTransaction }),
  })
}
