import type { Actor } from '#domain/access/actor.ts'
import { applyWrite } from '#domain/mutation/apply-write.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Problem } from '#domain/problem.ts'
import { trueTime } from '#domain/time/true-time.ts'
import { ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { transact } from '../local/transact.ts'
import { bulkPut } from '../local/bulk.ts'
import { documentTables } from '../local/collections.ts'
import { readBases, readDocs, writeDocs } from '../local/documents.ts'
import type { UserDb } from '../local/user-db.ts'

export interface MutateContext {
  readonly db: UserDb
  readonly actor: Actor
  readonly id: string
  readonly deviceId: string
  /** Device clock, milliseconds. */
  readonly now: number
  readonly offsetMs: number
}

/**
 * Runs a mutation over this device's rows. In one transaction it changes the rows that the screens read,
 * keeps the server's versions beside them and queues the mutation: when this resolves, all of it is
 * durable, else nothing happened. Fails with what the mutator says; throws what the storage throws.
 */
export async function mutate(
  name: string,
  args: unknown,
  { db, actor, id, deviceId, now, offsetMs }: MutateContext,
): Promise<Result<{ id: string }, Problem>> {
  const prepared = prepareMutation(name, args)
  if (!prepared.ok) return prepared
  const mutation = prepared.value
  const at = trueTime(now, offsetMs)

  return transact(db, documentTables(db), async () => {
    const docs = await readDocs(db, mutation.refs)
    const run = mutation.run({ actor, at }, docs)
    if (!run.ok) return run
    const after = new Map(docs)
    for (const write of run.value.writes) {
      const stamp = { updatedAt: at, updatedBy: actor.uid }
      after.set(write.ref, applyWrite(after.get(write.ref), write, stamp))
    }
    const writes = [...new Set(run.value.writes.map((write) => write.ref))]
    const bases = await readBases(db, writes)
    await bulkPut(
      db.base,
      [...bases].map(([ref, doc]) => ({ ref, doc })),
    )
    await writeDocs(db, new Map(writes.map((ref) => [ref, after.get(ref)])))
    await db.outbox.add({
      id,
      name: mutation.name,
      version: mutation.version,
      args: mutation.args,
      actor,
      at,
      deviceAt: new Date(now).toISOString(),
      deviceId,
      offsetMs,
      refs: mutation.refs,
      writes,
      state: 'waiting',
      attempts: 0,
      failures: 0,
      notBefore: 0,
      attemptId: null,
      leaseUntil: 0,
      problem: null,
      conflicts: [],
      settled: [],
      bytes: JSON.stringify(mutation.args).length,
    })
    return ok({ id })
  })
}
