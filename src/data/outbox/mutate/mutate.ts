import { applyWrite } from '#domain/mutation/writes/apply-write.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Problem } from '#domain/problem.ts'
import { trueTime } from '#domain/time/true-time.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { bulkGet, bulkPut } from '#data/local/database/bulk.ts'
import { transact } from '#data/local/database/transact.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import { readDocs, writeDocs } from '#data/local/rows/documents.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { rebuild } from '../rebase/apply-server-docs.ts'
import { coalesce } from './coalesce.ts'
import type { MutateContext } from './mutate-context.ts'
import { newRow } from './new-row.ts'
import { withChildren } from './with-children.ts'
import { withClock } from './with-clock.ts'
import { withParts } from './with-parts.ts'
import { isStopped } from './is-stopped.ts'

/**
 * Runs a mutation over this device's rows. In one transaction it changes the rows that the screens read,
 * keeps the server's versions beside them and queues the mutation: when this resolves, all of it is
 * durable, else nothing happened. Fails with what the mutator says; throws what the storage throws.
 */
export async function mutate(
  name: string,
  args: unknown,
  context: MutateContext,
): Promise<Result<{ id: string }, Problem>> {
  const { db, id, now, offsetMs, mayHaveBeenSent = false } = context
  // Whether it has lapsed is asked once, here: the queue keeps who acted, not what they could do then.
  const { isLapsed = false, ...actor } = context.actor
  const planned = await withParts(db, name, await withChildren(db, name, args))
  const at = trueTime(now, offsetMs)

  let isFirst = true
  return transact(db, documentTables(db), async () => {
    // The earlier attempt succeeded but its response was lost.
    if (!isFirst && (await db.outbox.get({ id }))) return ok({ id })
    isFirst = false
    const prepared = prepareMutation(name, await withClock(db, actor.uid, name, planned))
    if (!prepared.ok) return prepared
    const mutation = prepared.value
    // Everything is read in parallel: each round trip to the database delays the tap.
    const [docs, serverVersions, peekedVersions, earlierEdit, waitsFor] = await Promise.all([
      readDocs(db, mutation.refs),
      bulkGet(db.base, mutation.refs),
      bulkGet(db.base, mutation.peeks),
      mayHaveBeenSent ? undefined : coalesce(db, mutation, actor.uid),
      photosHere(db, mutation.photos),
    ])
    if (isLapsed && (await isStopped(db, mutation))) return lapsed
    const consulted = mutation.consults(docs, actor)
    const peeked = consulted.length > 0 ? await readDocs(db, consulted) : undefined
    const run = mutation.run({ actor, at, ...(peeked && { peeked }) }, docs)
    if (!run.ok) return run
    const after = new Map(docs)
    for (const write of run.value.writes) {
      const stamp = { updatedAt: at, updatedBy: actor.uid }
      after.set(write.ref, applyWrite(after.get(write.ref), write, stamp))
    }
    const writes = [...new Set(run.value.writes.map((write) => write.ref))]
    const earlier = run.value.conflicts.length === 0 ? earlierEdit : undefined
    if (earlier) {
      const time = { at, deviceAt: new Date(now).toISOString(), offsetMs }
      const bytes = JSON.stringify(earlier.args).length
      const all = [...new Set([...earlier.row.writes, ...writes])]
      await db.outbox.put({ ...earlier.row, ...time, args: earlier.args, writes: all, bytes })
      await rebuild(db, all)
      return ok({ id: earlier.row.id })
    }
    const known = new Set(
      serverVersions.flatMap((serverVersion) => (serverVersion ? [serverVersion.ref] : [])),
    )
    const unchanged = writes.filter((ref) => !known.has(ref))
    // The rules look at these, and the server does not have them yet: it must not overtake what creates them.
    const unsent = peekedVersions.flatMap((version) => (version?.doc === null ? [version.ref] : []))
    const row = {
      ...newRow(mutation, { ...context, actor }),
      refs: [...new Set([...mutation.refs, ...unsent])],
      writes,
      creates: run.value.writes.flatMap(({ type, ref }) => (type === 'create' ? [ref] : [])),
      waitsFor,
    }
    await Promise.all([
      bulkPut(
        db.base,
        unchanged.map((ref) => ({ ref, doc: docs.get(ref) ?? null })),
      ),
      writeDocs(db, new Map(writes.map((ref) => [ref, after.get(ref)]))),
      db.outbox.add(row),
    ])
    return ok({ id })
  })
}

const lapsed: Result<never, Problem> = fail({ type: 'access/lapsed' })

/** The photos whose bytes are still on this device only. */
async function photosHere(db: UserDb, photoIds: readonly string[]): Promise<readonly string[]> {
  const blobs = await bulkGet(db.blobs, photoIds)
  return blobs.flatMap((blob) => (blob && blob.state !== 'sent' ? [blob.id] : []))
}
