import { bulkPut } from '#data/local/database/bulk.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import type { Ref } from '#domain/mutation/types.ts'

/**
 * Lets changes be tried again that were refused because these orders were someone else's: the server shows them to this
 * user again. Call inside a transaction over `documentTables`.
 */
export async function clearLost(db: UserDb, refs: Iterable<Ref>): Promise<void> {
  const returned = new Set<string>(refs)
  const rows = await db.outbox
    .where('state')
    .equals('needsYou')
    .and(({ problem }) => problem?.type === 'order/not-yours' && returned.has(problem.ref))
    .toArray()
  await bulkPut(
    db.outbox,
    rows.map((row) => ({ ...row, problem: null })),
  )
}
