import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Problem } from '#domain/problem.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import { readDocs } from '#data/local/rows/documents.ts'
import { transact } from '#data/local/database/transact.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { rebuildAfter } from '../rebase/apply-server-docs.ts'
import { findUndamaged, ready } from './edit-queue.ts'

/**
 * Gives a change that waits for a person other arguments and releases it for sending, in its old place. Fails, and
 * changes nothing, if it could not be made with them either.
 */
export async function editAndRetry(
  db: UserDb,
  id: string,
  args: unknown,
): Promise<Result<void, Problem>> {
  return transact(db, documentTables(db), async () => {
    const row = await findUndamaged(db, id)
    if (!row || row.state === 'sending')
      return fail({ type: 'doc/missing', ref: `mutations/${id}` })
    const prepared = prepareMutation(row.name, args)
    if (!prepared.ok) return prepared
    const { refs, version } = prepared.value
    await db.outbox.delete(row.seq)
    await rebuildAfter(db, [row])
    const run = prepared.value.run({ actor: row.actor, at: row.at }, await readDocs(db, refs))
    const writes = run.ok ? [...new Set(run.value.writes.map((write) => write.ref))] : row.writes
    const edited = { ...row, ...ready, args: prepared.value.args, version, refs, writes }
    const bytes = JSON.stringify(edited.args).length
    await db.outbox.put(run.ok ? { ...edited, bytes } : row)
    await rebuildAfter(db, [row, { refs, writes }])
    return run.ok ? ok() : run
  })
}
