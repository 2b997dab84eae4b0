import type { Actor } from '#domain/access/actor.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { createDrain } from '../outbox/drain/create-drain.ts'
import { newRow } from '../outbox/mutate/new-row.ts'
import { createMemoryStore } from '../outbox/store/memory-store.ts'
import type { Server } from '../server/open-server.ts'

/** Where and when it is done. `now` in milliseconds. */
export interface AtOnce {
  readonly actor: Actor
  readonly deviceId: string
  readonly now: number
  readonly offsetMs: number
}

/**
 * Runs a mutation at the server, by the same mutator and engine as every other change, but without the outbox: for
 * people who do not belong to a company yet, and so have nothing to work on offline. Resolves with the documents in
 * their new state.
 */
export async function runAtOnce<N extends MutationName>(
  server: Server,
  mutation: N,
  mutationArgs: MutationArgs<N>,
  { actor, deviceId, now, offsetMs }: AtOnce,
): Promise<Result<ReadonlyMap<Ref, Doc | null>, Problem>> {
  const prepared = prepareMutation(mutation, mutationArgs)
  if (!prepared.ok) return prepared
  const context = { actor, id: newId(), deviceId, now, offsetMs }
  const row = newRow(prepared.value, context)
  const store = createMemoryStore({ ...row, seq: 1, writes: prepared.value.refs })
  const result = await createDrain({
    uid: actor.uid,
    projectId: server.config.projectId,
    store,
    rest: server.rest,
    auth: server.auth,
    clock: { now: () => Date.now() },
    random: { next: Math.random, id: () => newId() },
    locks: { tryRun: (_name, work) => work(() => false) },
  }).run()
  if (result.kind === 'paused' && result.pause.reason === 'signIn') {
    return fail({ type: 'access/signed-out' })
  }
  const left = store.left()
  return left ? fail(left.problem ?? { type: 'network/offline' }) : ok(store.docs())
}
