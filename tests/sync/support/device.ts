import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { Actor } from '#domain/access/actor.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import { storageProblem } from '#data/local/storage/storage-problem.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { applyServerDocs } from '#data/outbox/rebase/apply-server-docs.ts'
import { createDexieStore } from '#data/outbox/store/dexie-store.ts'
import type { LimitReading } from '#data/outbox/drain/plan/commit-cost.ts'
import { createDrain } from '#data/outbox/drain/create-drain.ts'
import type { DrainOptions } from '#data/outbox/drain/create-drain.ts'
import type { DrainResult, OutboxStore } from '#data/outbox/drain/types.ts'
import type { Locks } from '#data/local/ports.ts'
import type { TokenSource } from '#data/server/token-types.ts'
import {
  dependentsOf,
  discardMutations,
  retryMutation,
  resolveConflict,
} from '#data/outbox/queue/edit-queue.ts'
import { mutate } from '#data/outbox/mutate/mutate.ts'
import { createFirestoreRest } from '#data/server/rest/firestore-rest.ts'
import type { Http } from '#data/server/rest/http.ts'
import { projectId } from './in-process-server.ts'
import type { InProcessServer } from './in-process-server.ts'
import { companyId, people } from './seed.ts'
import { transact } from '#data/local/database/transact.ts'
import { createCrashingProcess } from './crashing-process.ts'
import type { Accident } from './crashing-process.ts'
import type { Scheduler } from './scheduler.ts'

export interface DeviceOptions {
  readonly name: string
  readonly uid: string
  readonly role: Actor['role']
  /** By default the small company of these tests. */
  readonly companyId?: string
  readonly permissions?: Actor['permissions']
  readonly server: InProcessServer
  readonly http: Http
  /** The device's own clock. */
  readonly now: () => number
  readonly random: () => number
  /** By default every step is taken at once. */
  readonly scheduler?: Scheduler
  /** How it reads Firestore's limits; by default as the server does. */
  readonly reading?: LimitReading
  /** Changes what its outbox store does. */
  readonly wrapStore?: (store: OutboxStore) => OutboxStore
  /** The device turned out to be a copy of another. */
  readonly onCloned?: () => void
}

/** The user that Firebase Auth knows on this device. */
export type SessionState =
  | 'good'
  /** Signed out, disabled, removed: no token will come. */
  | 'gone'
  | 'unreachable'
  /** Someone else has signed in on this device. */
  | 'other'

export interface DeviceDrain extends DrainOptions {
  readonly accident?: Accident | undefined
  /** Takes the lock from a holder that seems frozen but is not. */
  readonly steal?: boolean
}

/** One phone or desktop: its database, its mutations, its drain. */
export interface Device {
  readonly name: string
  readonly uid: string
  readonly db: UserDb
  mutate<N extends MutationName>(
    name: N,
    args: MutationArgs<N>,
  ): Promise<Result<{ id: string }, Problem>>
  /** Sends. Returns undefined if the process dies in between, or its database fails. */
  drain(options?: DeviceDrain): Promise<DrainResult | undefined>
  take(docs: ReadonlyMap<Ref, Doc | null>): Promise<void>
  /** The user resolves the first conflict on their screen. */
  settleFirst(choice: 'mine' | 'theirs'): Promise<void>
  retryAll(): Promise<void>
  /** The user discards the first mutation that needs them, with its dependents; returns their ids. */
  discardFirst(): Promise<readonly string[]>
  setSession(state: SessionState): void
  /** The app is closed and opened again. */
  reopen(): void
  close(): void
}

export function createDevice(options: DeviceOptions): Device {
  const { name, uid, role, server, http, now, random, wrapStore = (store) => store } = options
  const scheduler = options.scheduler ?? immediate
  const storage = { indexedDB: new IDBFactory(), keyRange: IDBKeyRange }
  let db = openUserDb(uid, storage)
  const { companyId: home = companyId, permissions = [] } = options
  const actor: Actor = { uid, companyId: home, role, status: 'active', permissions }
  let ids = 0
  const newId = () => `${name}-${(ids += 1)}`
  let token = server.tokenOf(uid)
  let session: SessionState = 'good'
  const auth: TokenSource = {
    async token({ refresh }) {
      if (session === 'gone') return { kind: 'signIn' }
      if (session === 'unreachable') return { kind: 'unreachable' }
      if (session === 'other')
        return { kind: 'token', token: server.tokenOf(another), uid: another }
      if (refresh) token = server.tokenOf(uid)
      return { kind: 'token', token, uid }
    },
  }
  const lock = createLock()
  const another = uid === people.techB ? people.techA : people.techB

  return {
    name,
    uid,
    get db() {
      return db
    },
    mutate: (mutation, args) =>
      mutate(mutation, args, {
        db,
        actor,
        id: newId(),
        deviceId: name,
        now: now(),
        offsetMs: 0,
      }),
    async drain({ accident, steal = false, ...drainOptions } = {}) {
      const mortal = createCrashingProcess(scheduler, random, accident)
      const { guard } = mortal
      const held = lock(steal)
      const engine = createDrain({
        uid,
        projectId,
        store: mortal.store(wrapStore(createDexieStore(db))),
        rest: createFirestoreRest({
          http: (request) => mortal.outgoing('leaves', () => http(request)),
          origin: 'http://server',
          projectId,
        }),
        clock: { now },
        random: { next: random, id: newId },
        reading: options.reading ?? server.reading,
        locks: held.locks,
        auth: { token: (wish) => guard(`${name}: token`, () => auth.token(wish)) },
        ...(options.onCloned && { onCloned: options.onCloned }),
      })
      void mortal.died.then(held.release)
      try {
        return await Promise.race([engine.run(drainOptions), mortal.died])
      } catch (error) {
        if (accident?.how === 'full' && storageProblem(error)?.type === 'storage/full')
          return undefined
        throw error
      }
    },
    take: (docs) => transact(db, documentTables(db), () => applyServerDocs(db, docs)),
    async settleFirst(choice) {
      const rows = await db.outbox.where('state').equals('needsYou').sortBy('seq')
      const first = rows.find((row) => row.conflicts.length > 0)
      if (first)
        await resolveConflict(db, first.id, choice, {
          now: now(),
          random: { id: newId },
          undoMs: 0,
        })
    },
    async retryAll() {
      const rows = await db.outbox.where('state').equals('needsYou').sortBy('seq')
      for (const row of rows) if (row.conflicts.length === 0) await retryMutation(db, row.id)
    },
    async discardFirst() {
      const [first] = await db.outbox.where('state').equals('needsYou').sortBy('seq')
      if (!first) return []
      const gone = await dependentsOf(db, first.id)
      const discarded = gone.map((item) => item.id)
      await discardMutations(db, discarded, { now: now(), random: { id: newId } })
      return discarded
    },
    setSession(state) {
      session = state
    },
    reopen() {
      db.close()
      db = openUserDb(uid, storage)
    },
    close: () => db.close(),
  }
}

/** Steps that are not reordered. */
const immediate: Scheduler = {
  step: (_name, work) => work(),
  together: async (actors) => void (await Promise.all(actors.map((actor) => actor()))),
  finish: async () => undefined,
  trace: () => 0,
}

/** The Web Lock of one device's outbox. */
function createLock() {
  let holder: { lost: boolean } | undefined
  return (steal: boolean) => {
    const mine = { lost: false }
    const release = () => {
      if (holder === mine) holder = undefined
    }
    const locks: Locks = {
      async tryRun(_name, work) {
        if (holder && !steal) return undefined
        if (holder) holder.lost = true
        holder = mine
        try {
          return await work(() => mine.lost)
        } finally {
          release()
        }
      },
    }
    return { locks, release }
  }
}
