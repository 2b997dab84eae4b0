import type { Dexie, Table } from 'dexie'
import type { Problem } from '#domain/problem.ts'
import { fail, type Result } from '#lib/result.ts'
import { transact } from './transact.ts'

/** Like `transact`, and a problem that `work` returns undoes what it has written. */
export async function transactOrFail<T>(
  db: Dexie,
  tables: readonly Table[],
  work: () => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem>> {
  const refusal: { problem?: Problem } = {}
  try {
    return await transact(db, tables, async () => {
      const done = await work()
      if (done.ok) return done
      refusal.problem = done.problem
      throw new Error(done.problem.type)
    })
  } catch (error) {
    // Thrown above to undo the transaction.
    if (refusal.problem) return fail(refusal.problem)
    throw error
  }
}
