import type { Problem } from '#domain/problem.ts'
import { ok, type Result } from '#lib/result.ts'
import { transactOrFail } from '#data/local/database/transact-or-fail.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import type { NamedMutation } from '#data/types/data.ts'
import { mutate } from './mutate.ts'
import type { MutateContext } from './mutate-context.ts'

/**
 * Makes several changes in one transaction: all of them, or none and the problem of the first that fails. Those that
 * this device knows by their id, because they are queued or have been received, are passed over.
 */
export async function mutateAll(
  changes: readonly NamedMutation[],
  context: Omit<MutateContext, 'id'>,
): Promise<Result<void, Problem>> {
  const { db } = context
  // Each has a time of its own, by which a history sorts them.
  const first = context.now - changes.length
  return transactOrFail(db, documentTables(db), async () => {
    for (const [i, { id, name, args }] of changes.entries()) {
      if (await isKnown(db, id)) continue
      const done = await mutate(name, args, { ...context, id, now: first + i })
      if (!done.ok) return done
    }
    return ok()
  })
}

async function isKnown(db: UserDb, id: string): Promise<boolean> {
  const [queued, received] = await Promise.all([
    db.outbox.where('id').equals(id).count(),
    db.receipts.where('id').equals(id).count(),
  ])
  return queued + received > 0
}
