import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { trueTime } from '#domain/time/true-time.ts'
import { newId } from '#lib/new-id.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { createDrain } from '../outbox/drain/create-drain.ts'
import { createMemoryStore } from '../outbox/store/memory-store.ts'
import type { Server } from '../server/open-server.ts'

interface Setup {
  readonly uid: string
  readonly deviceId: string
  readonly now: number
  readonly offsetMs: number
}

/**
 * Creates the company at the server, by the same mutator and engine as every other change, but at once: without a
 * company there is nothing to work on offline. Resolves with the documents in their new state.
 */
export async function setUpCompany(
  server: Server,
  args: MutationArgs<'company/setup'>,
  { uid, deviceId, now, offsetMs }: Setup,
): Promise<Result<ReadonlyMap<Ref, Doc | null>, Problem>> {
  const prepared = prepareMutation('company/setup', args)
  if (!prepared.ok) return prepared
  const { name, version, refs } = prepared.value
  const founder = { uid, companyId: args.companyId, role: 'owner', status: 'active' } as const
  const store = createMemoryStore({
    seq: 1,
    id: newId(),
    name,
    version,
    args: prepared.value.args,
    actor: { ...founder, permissions: [] },
    at: trueTime(now, offsetMs),
    deviceAt: new Date(now).toISOString(),
    deviceId,
    offsetMs,
    refs,
    writes: refs,
    state: 'waiting',
    attempts: 0,
    failures: 0,
    notBefore: 0,
    attemptId: null,
    leaseUntil: 0,
    problem: null,
    conflicts: [],
    settled: [],
    waitsFor: [],
    bytes: 0,
  })
  const result = await createDrain({
    uid,
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
  // An earlier attempt whose response was lost has created the company: it is left as it is.
  if (left && left.problem?.type !== 'doc/exists') {
    return fail(left.problem ?? { type: 'network/offline' })
  }
  return ok(store.docs())
}
