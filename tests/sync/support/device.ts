import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { Actor } from '#domain/access/actor.ts'
import type { MutationArgs, MutationName } from '#domain/mutation/registry.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import { documentTables } from '#data/local/collections.ts'
import { openUserDb } from '#data/local/user-db.ts'
import type { UserDb } from '#data/local/user-db.ts'
import { applyServerDocs } from '#data/outbox/apply-server-docs.ts'
import { createDexieStore } from '#data/outbox/dexie-store.ts'
import { createDrain } from '#data/outbox/drain/create-drain.ts'
import type { DrainOptions } from '#data/outbox/drain/create-drain.ts'
import type { DrainResult, Locks, OutboxStore, TokenSource } from '#data/outbox/drain/types.ts'
import { retryMutation, settleConflict } from '#data/outbox/edit-queue.ts'
import { mutate } from '#data/outbox/mutate.ts'
import { createFirestoreRest } from '#data/wire/firestore-rest.ts'
import type { Http } from '#data/wire/http.ts'
import { projectId } from './in-process-server.ts'
import type { InProcessServer } from './in-process-server.ts'
import { companyId } from './seed.ts'
import { transact } from '#data/local/transact.ts'

export interface DeviceOptions {
  readonly name: string
  readonly uid: string
  readonly role: Actor['role']
  readonly server: InProcessServer
  readonly http: Http
  /** The device's own clock. */
  readonly now: () => number
  readonly random: () => number
}

/** One phone or desk: its database, its mutations, its drain. */
export interface Device {
  readonly name: string
  readonly uid: string
  readonly db: UserDb
  mutate<N extends MutationName>(
    name: N,
    args: MutationArgs<N>,
  ): Promise<Result<{ id: string }, Problem>>
  /**
   * Sends. With `crashAt` the process dies at the n-th use of store, network or token, before or after
   * its effect: nothing of that drain ever runs again, and undefined comes back.
   */
  drain(options?: DrainOptions, crashAt?: number): Promise<DrainResult | undefined>
  take(docs: ReadonlyMap<Ref, Doc | null>): Promise<void>
  /** The user settles the first conflict on their screen. */
  settleFirst(choice: 'mine' | 'theirs'): Promise<void>
  retryAll(): Promise<void>
  close(): void
}

export function createDevice(options: DeviceOptions): Device {
  const { name, uid, role, server, http, now, random } = options
  const db = openUserDb(uid, {
    indexedDB: new IDBFactory(),
    keyRange: IDBKeyRange,
  })
  const actor: Actor = { uid, companyId, role, status: 'active', permissions: [] }
  let ids = 0
  const newId = () => `${name}-${(ids += 1)}`
  let token = server.tokenOf(uid)
  const auth: TokenSource = {
    async token({ refresh }) {
      if (refresh) token = server.tokenOf(uid)
      return { kind: 'token', token, uid }
    },
  }

  return {
    name,
    uid,
    db,
    mutate: (mutation, args) =>
      mutate(mutation, args, {
        db,
        actor,
        id: newId(),
        deviceId: name,
        now: now(),
        offsetMs: 0,
      }),
    async drain(drainOptions, crashAt) {
      const { guard, died } = createMortal(crashAt ?? Infinity, random)
      const engine = createDrain({
        uid,
        projectId,
        store: guardAll(createDexieStore(db), guard),
        rest: createFirestoreRest({
          http: (request) => guard(() => http(request)),
          origin: 'http://server',
          projectId,
        }),
        clock: { now },
        random: { next: random, id: newId },
        locks: freeLocks,
        auth: { token: (wish) => guard(() => auth.token(wish)) },
      })
      return Promise.race([engine.run(drainOptions), died])
    },
    take: (docs) => transact(db, documentTables(db), () => applyServerDocs(db, docs)),
    async settleFirst(choice) {
      const rows = await db.outbox.where('state').equals('needsYou').sortBy('seq')
      const first = rows.find((row) => row.conflicts.length > 0)
      if (first) await settleConflict(db, first.id, choice)
    },
    async retryAll() {
      const rows = await db.outbox.where('state').equals('needsYou').sortBy('seq')
      for (const row of rows) if (row.conflicts.length === 0) await retryMutation(db, row.id)
    },
    close: () => db.close(),
  }
}

/** The simulation runs one drain per device at a time. */
const freeLocks: Locks = { tryRun: (_name, work) => work(() => false) }

type Guard = <T>(work: () => Promise<T>) => Promise<T>

/** A process that dies at its n-th step: before the step's effect, or after it but before it is told. */
function createMortal(crashAt: number, random: () => number) {
  let steps = 0
  let die: (value: undefined) => void = () => undefined
  let dead = false
  const died = new Promise<undefined>((resolve) => {
    die = resolve
  })
  const never = () => new Promise<never>(() => undefined)
  const guard: Guard = async (work) => {
    if (dead) return never()
    steps += 1
    if (steps < crashAt) {
      const result = await work().then(
        (value) => () => value,
        (error: unknown) => () => {
          throw error
        },
      )
      return dead ? never() : result()
    }
    dead = true
    if (random() < 0.5) await work().catch(() => undefined)
    die(undefined)
    return never()
  }
  return { guard, died }
}

function guardAll(store: OutboxStore, guard: Guard): OutboxStore {
  const guarded = Object.entries(store).map(([name, method]) => [
    name,
    (...args: unknown[]) => guard(() => (method as (...a: unknown[]) => Promise<unknown>)(...args)),
  ])
  return Object.fromEntries(guarded) as OutboxStore
}
