import type { Problem } from '#domain/problem.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { repairRow } from '#data/local/rows/repair-row.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { discardMutations } from './edit-queue.ts'
import type { EditContext } from './edit-queue.ts'
import { readDependents } from './read-dependents.ts'

/**
 * Without storage, a change is only done once it is sent. One that certainly did not arrive is withdrawn and reported;
 * only one that may have arrived is retried while the page is open.
 */
export async function sendOrReport(
  db: UserDb,
  ids: readonly string[],
  drain: () => Promise<void>,
  context: EditContext,
): Promise<Result<void, Problem>> {
  await drain()
  const rows = await db.outbox
    .where('id')
    .anyOf([...ids])
    .toArray()
  const unsent = rows
    .map(repairRow)
    .filter((row) => row.state === 'needsYou' || (row.state === 'waiting' && row.attempts === 0))
  const [first] = unsent
  if (!first) return ok()
  const going = await readDependents(
    db,
    unsent.map((row) => row.id),
  )
  await discardMutations(
    db,
    going.map((row) => row.id),
    context,
  )
  return fail(first.problem ?? { type: 'network/offline' })
}
