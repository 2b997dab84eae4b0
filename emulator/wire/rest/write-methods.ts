import * as v from 'valibot'
import { StatusError, statusCodes } from '#emulator/status.ts'
import { toStatusError } from '#emulator/wire/http/respond.ts'
import { invalid } from '#emulator/wire/parse/invalid.ts'
import { parseWith } from '#emulator/wire/parse/parse-with.ts'
import { parseWrites } from '#emulator/wire/parse/parse-writes.ts'
import { begin } from './consistency.ts'
import type { RestMethod } from './types.ts'

/** Only batchWrite has this limit; a commit is limited by its size. */
const maxBatchWrites = 500

const Commit = v.object({
  writes: v.exactOptional(v.unknown()),
  transaction: v.exactOptional(v.string()),
})
const BatchWrite = v.object({ writes: v.exactOptional(v.unknown()) })
const BeginTransaction = v.object({ options: v.exactOptional(v.unknown()) })
const Rollback = v.object({ transaction: v.string() })

export const commit: RestMethod = ({ guarded, names }, { caller, body }) => {
  const { writes, transaction } = parseWith(Commit, body)
  return guarded.commit(caller, parseWrites(writes, names), transaction)
}

/** The writes are independent: one that fails or waits does not affect the others. */
export const batchWrite: RestMethod = async ({ guarded, names }, { caller, body }) => {
  const writes = parseWrites(parseWith(BatchWrite, body).writes, names)
  if (writes.length > maxBatchWrites)
    throw invalid('writes', `maximum ${maxBatchWrites} writes allowed per request`)
  const outcomes = await Promise.all(
    writes.map(async (write) => {
      try {
        const { writeResults } = await guarded.commit(caller, [write])
        return { result: writeResults[0] ?? {}, status: {} }
      } catch (error) {
        if (!(error instanceof StatusError)) throw error
        const { status, message } = toStatusError(error)
        return { result: {}, status: { code: statusCodes[status].code, message } }
      }
    }),
  )
  return {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map(({ status }) => status),
  }
}

export const beginTransaction: RestMethod = ({ guarded }, { caller, body }) => {
  const { options } = parseWith(BeginTransaction, body)
  return { transaction: begin(options, guarded.engine, caller) }
}

export const rollback: RestMethod = ({ guarded }, { body }) => {
  guarded.engine.rollback(parseWith(Rollback, body).transaction)
  return {}
}
