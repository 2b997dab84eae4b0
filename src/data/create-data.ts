import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { transact } from './local/database/transact.ts'
import { documentTables } from './local/rows/collections.ts'
import { openDeviceDb, readItem, writeItem } from './local/database/device-db.ts'
import { createLive } from './local/live/live.ts'
import { createUserDbs } from './local/database/create-user-dbs.ts'
import { inStorage } from './local/storage/in-storage.ts'
import { createPageStorage } from './local/storage/page-storage.ts'
import { askToPersist } from './local/storage/ask-to-persist.ts'
import { storageUse } from './local/storage/storage-use.ts'
import { openUserDb } from './local/database/user-db.ts'
import { withRoom } from './local/storage/with-room.ts'
import { isLoaded } from './local/rows/loaded-sets.ts'
import type { MutateContext } from './outbox/mutate/mutate-context.ts'
import { createDeparture } from './actions/create-departure.ts'
import type { OnDemand } from './actions/create-on-demand.ts'
import { createServerOnce } from './server/create-server-once.ts'
import { createDrafts } from './outbox/draft/drafts.ts'
import { createQueries } from './queries/create-queries.ts'
import { report } from './report.ts'
import { createAuthOnDemand } from './session/auth-on-demand.ts'
import { createSession } from './session/create-session.ts'
import { deviceItems } from './server/device-items.ts'
import { actorOfSession } from './session/session-of.ts'
import { askWorkerToDrain } from './sync/background.ts'
import { createPageSignals } from './sync/host-signals.ts'
import { createLiveValue } from './local/live/live-value.ts'
import { createMarkerKeeper } from './sync/keep-marker.ts'
import { createOldOrderMarker } from './sync/mark-old-orders.ts'
import { createPageSync } from './sync/create-page-sync.ts'
import { followStatus } from './sync/follow-status.ts'
import type { Data, Session, StorageState } from './types/data.ts'

export interface DataOptions {
  /** Firebase web config as JSON text; left out, the server's `/__/firebase/init.json` is asked. */
  readonly config?: string | undefined
  /** Loads the page again at the sign-in, so that nothing of what it held stays in its memory. */
  readonly leave?: () => void
}

/** The data layer of one page. Create it once; nothing happens before `start`. */
export function createData({ config, leave = () => undefined }: DataOptions = {}): Data {
  const storage = createLiveValue<StorageState>('ok')
  const onTrouble = (trouble: StorageState) => {
    storage.set(trouble)
    // A newer app works here now, and must not wait for this one to let go.
    if (trouble === 'outdated') sync.stop()
  }
  const host = createPageStorage(globalThis.indexedDB)
  const deviceDb = openDeviceDb({ onTrouble, ...host })
  const signals = createPageSignals()
  const drafts = createDrafts({ storage: pageStorage(), locks: navigator.locks })
  const server = createServerOnce(deviceDb, config)
  const online = createLiveValue(signals.isOnline())
  const stopOnline = signals.onOnlineChange(() => online.set(signals.isOnline()))
  const userDbs = createUserDbs({
    open: (uid) => openUserDb(uid, { onTrouble, ...host }),
    isOutdated: () => storage.get() === 'outdated',
  })
  const userDb = userDbs.of

  async function store(uid: string, docs: ReadonlyMap<Ref, Doc | null>): Promise<void> {
    const { applyServerDocs } = await import('./outbox/rebase/apply-server-docs.ts')
    const db = userDb(uid)
    await transact(db, documentTables(db), () => applyServerDocs(db, docs))
  }

  const auth = createAuthOnDemand({ deviceDb, server, isMemory: () => host.isMemory() })
  const session = createSession({ deviceDb, server, auth, store })
  const uidOf = (now: Session | undefined) => (now?.kind === 'signedIn' ? now.uid : undefined)
  const currentDb = () => {
    const uid = uidOf(session.live.get())
    return uid === undefined ? undefined : userDb(uid)
  }
  const queries = createQueries(() => {
    const uid = uidOf(session.live.get())
    return uid === undefined ? undefined : { uid, db: userDb(uid) }
  })
  const sync = createPageSync({
    deviceDb,
    server,
    signals,
    session,
    userDb,
    async openListening(ports) {
      const { openListening } = await import('./sync/open-listening.ts')
      return openListening(host.isMemory(), ports)
    },
  })
  const departure = createDeparture({
    host,
    session,
    drafts,
    userDb,
    noteUnsent: () => marker.flush(),
    endWork() {
      demanded?.tracker()?.stop()
      sync.end()
    },
    leave,
  })
  const clock = createLive(() => readItem(deviceDb, deviceItems.clock), {
    onError: (error) => report('The clock could not be read', error),
  })
  const status = followStatus({ queries, session: session.live, online })
  const marker = createMarkerKeeper({
    status,
    current() {
      const uid = uidOf(session.live.get())
      return uid === undefined ? undefined : { uid, db: userDb(uid) }
    },
  })
  const oldOrders = createOldOrderMarker({
    hasOrders: queries.follow(
      async (db) => db !== undefined && isLoaded(db, ['orders']),
      [session.live],
    ),
    context: () => mutateContext(),
    mark: (orderIds) => act((context) => change('order/markSent', { orderIds }, context)),
  })
  let stopClock: (() => void) | undefined
  let deviceId = ''
  let demanded: OnDemand | undefined
  const random = { id: () => newId() }

  const currentCompany = () => {
    const now = session.live.get()
    return now?.kind === 'signedIn' ? now.company : null
  }
  const offsetMs = () => clock.get()?.offsetMs ?? 0
  /** What no screen needs for its first paint. */
  const onDemand = async () => {
    const { createOnDemand } = await import('./actions/create-on-demand.ts')
    return (demanded ??= createOnDemand({
      currentDb,
      currentCompany,
      server,
      offsetMs,
      tell(args) {
        const userId = uidOf(session.live.get()) ?? ''
        void act((context) => change('order/place', { ...args, userId }, context))
      },
      send: () => void sync.drain(false),
    }))
  }

  /** Who acts now, where and when; undefined while nobody can. */
  function mutateContext(id = newId()): MutateContext | undefined {
    const uid = uidOf(session.live.get())
    const actor = actorOfSession(session.live.get() ?? { kind: 'starting' })
    if (uid === undefined || !actor) return undefined
    return { db: userDb(uid), actor, id, deviceId, now: Date.now(), offsetMs: offsetMs() }
  }

  /** What changes are made of weighs a lot, and no screen waits for it: it comes after the first paint. */
  async function change(
    name: string,
    args: unknown,
    context: MutateContext,
  ): Promise<Result<{ id: string }, Problem>> {
    const changes = await import('./outbox/mutate/mutate.ts').catch((error: unknown) => {
      report('The code that changes things did not come', error)
    })
    return changes ? changes.mutate(name, args, context) : fail({ type: 'network/offline' })
  }

  /** Queues something, then sends what may go. */
  async function act<T>(
    work: (context: MutateContext) => Promise<Result<T, Problem>>,
    id?: string,
  ): Promise<Result<T, Problem>> {
    const context = mutateContext(id)
    if (!context) return fail({ type: 'access/signed-out' })
    const done = await inStorage(() => withRoom(context.db, () => work(context)))
    if (done.ok && host.isMemory()) {
      const queued = await context.db.outbox.toCollection().toArray()
      const ids = queued.filter((row) => row.attempts === 0).map((row) => row.id)
      const edit = { now: Date.now(), random }
      const { sendOrSay } = await import('./outbox/queue/send-or-report.ts')
      const sent = await sendOrSay(context.db, ids, () => sync.drain(true), edit)
      if (!sent.ok) return sent
    } else if (done.ok) {
      void sync.drain(false)
      void askWorkerToDrain().catch((error: unknown) => report('No worker to send', error))
    }
    return done
  }

  /** Queues what a tab that is gone was still typing. */
  async function adoptDrafts(): Promise<void> {
    const uid = uidOf(session.live.get())
    if (uid === undefined) return
    const orphans = await drafts.orphans(uid)
    if (orphans.size === 0) return
    const { adoptDraft } = await import('./outbox/draft/adopt-draft.ts')
    for (const [slot, draft] of orphans) {
      const done = await act((context) => adoptDraft(draft, context), draft.id)
      if (done.ok) drafts.drop(uid, slot, draft.id)
    }
  }

  /** Looks up what this device knows of itself and of who is signed in. */
  async function begin(): Promise<void> {
    deviceId = (await readItem(deviceDb, deviceItems.deviceId)) ?? ''
    if (deviceId === '') await writeItem(deviceDb, deviceItems.deviceId, (deviceId = newId()))
    stopClock = clock.subscribe(() => undefined)
    await session.start()
  }

  /** The same in this page's memory, so that at least with a network one can work. */
  async function beginInMemory(): Promise<void> {
    try {
      const { createMemoryIndexedDB } = await import('./local/storage/memory-indexeddb.ts')
      host.useMemory(createMemoryIndexedDB())
      deviceDb.close({ disableAutoOpen: false })
      await deviceDb.open()
      await begin()
      storage.set('onlineOnly')
    } catch (error) {
      report('Nor in memory', error)
      storage.set('unavailable')
      session.giveUp()
    }
  }

  /** What the sync centre does: no screen waits for it. */
  async function queueActs() {
    const { createQueueActs } = await import('./outbox/queue/queue-actions.ts')
    return createQueueActs({ currentDb, drain: () => sync.drain(true), inStorage, act, random })
  }

  return {
    session: session.live,
    status,
    storage,
    clock,
    live: queries.live,
    read: queries.read,

    async start() {
      departure.start()
      try {
        await begin()
      } catch (error) {
        report('This browser keeps nothing', error)
        await beginInMemory()
      }
    },
    async startSync() {
      // Before the network may go, and before the service worker has put the app's files on this device.
      Promise.all([import('./outbox/mutate/mutate.ts'), loadAddPhoto()]).catch((error: unknown) =>
        report('Not ready to change', error),
      )
      adoptDrafts().catch((error: unknown) => report('Drafts were left', error))
      if (!host.isMemory())
        marker.start().catch((error: unknown) => report('No note of unsent work', error))
      oldOrders.start()
      await sync.start()
    },
    async stop() {
      marker.stop()
      departure.stop()
      oldOrders.stop()
      stopOnline()
      stopClock?.()
      sync.stop()
      session.stop()
      userDbs.close()
      deviceDb.close()
    },

    async mutate(name, args, { draft } = {}) {
      const uid = uidOf(session.live.get())
      if (uid === undefined) return fail({ type: 'access/signed-out' })
      const id = (draft !== undefined && drafts.idOf(uid, draft)) || newId()
      const place = name === 'order/move' ? demanded?.tracker()?.placeOf() : undefined
      const placed = place ? { ...args, place } : args
      const done = await act((context) => change(name, placed, context), id)
      if (done.ok && draft !== undefined) drafts.drop(uid, draft, id)
      // There is something to lose now, and a browser that has seen work done here is likelier to say yes.
      if (done.ok && name === 'order/move') {
        void askToPersist()
        onDemand()
          .then(({ onStep }) => onStep(placed as MutationArgs<'order/move'>))
          .catch((error: unknown) => report('A step has no place', error))
      }
      return done
    },
    keepDraft(slot, change) {
      const uid = uidOf(session.live.get())
      if (uid === undefined) return
      if (change) drafts.keep(uid, slot, change)
      else drafts.drop(uid, slot)
    },

    prepareSignIn() {
      auth.load().catch((error: unknown) => report('Not ready to sign in', error))
    },
    async signIn(email, password) {
      const done = await session.signIn(email, password)
      if (!done.ok) return done
      departure.arrived()
      adoptDrafts().catch((error: unknown) => report('Drafts were left', error))
      return done
    },
    register: session.register,
    sendPasswordReset: session.sendPasswordReset,
    async setUpCompany(args) {
      const uid = uidOf(session.live.get())
      if (uid === undefined) return fail({ type: 'access/signed-out' })
      return inStorage(async () => {
        const offsetMs = clock.get()?.offsetMs ?? 0
        const now = Date.now()
        const { setUpCompany } = await import('./session/set-up-company.ts')
        const done = await setUpCompany(await server(), args, { uid, deviceId, now, offsetMs })
        // The answer to an earlier try was lost, or another tab was faster.
        const isThere = !done.ok && done.problem.type === 'doc/exists'
        if (!done.ok && !isThere) return done
        if (done.ok) await store(uid, done.value)
        await session.load()
        return done.ok || currentCompany()?.isSetup === true ? ok() : done
      })
    },
    signOut: departure.signOut,
    reloadSession: () => session.load(),

    syncNow: () => sync.drain(true),
    retry: async (id) => (await queueActs()).retry(id),
    retryPhoto: async (photoId) => (await queueActs()).retryPhoto(photoId),
    editAndRetry: async (id, args) => (await queueActs()).editAndRetry(id, args),
    sendAsNote: async (id, text) => (await queueActs()).sendAsNote(id, text),
    discard: async (ids) => (await queueActs()).discard(ids),
    undo: async (id) => (await queueActs()).undo(id),
    resolveConflict: async (id, choice) => (await queueActs()).resolveConflict(id, choice),
    dependents: async (id) => (await queueActs()).dependents(id),
    exportUnsent: async () => (await queueActs()).exportUnsent(),
    async addPhoto(photo) {
      const photos = await loadAddPhoto().catch((error: unknown) => {
        report('The code that keeps photos did not come', error)
      })
      if (!photos) return fail({ type: 'network/offline' })
      return act((context) => photos.addPhoto(photo, context))
    },
    async photoBytes(photoId) {
      const company = currentCompany()
      const db = currentDb()
      if (!company || !db) return fail({ type: 'access/signed-out' })
      const { photoBytes } = await import('./blobs/photo-bytes.ts')
      return photoBytes(db, photoId, company.id, server)
    },
    async takeAlong(photoIds) {
      const company = currentCompany()
      const db = currentDb()
      void askToPersist()
      if (!company || !db) return false
      const { photoBytes } = await import('./blobs/photo-bytes.ts')
      let came = true
      for (const photoId of photoIds) {
        const bytes = await inStorage(() => photoBytes(db, photoId, company.id, server, true))
        came &&= bytes.ok
      }
      return came
    },
    loadTracker: async () => (await onDemand()).loadTracker(),
    agreeToPlaces: async (agreed) => (await onDemand()).agreeToPlaces(agreed),
    loadTracks: async (asked) => (await onDemand()).loadTracks(asked),
    loadPlaces: async () => (await onDemand()).loadPlaces(),
    lostChanges: marker.lost,
    dismissLostChanges: () => marker.dismiss(),
    keptWork: async () => (await import('./local/unsent/unsent-marker.ts')).countKept(),
    storageUse,
    loadOrderHistory: async (...question) => (await onDemand()).loadOrderHistory(...question),
    countAtServer: async (collection) => (await onDemand()).countAtServer(collection),
  }
}

const loadAddPhoto = () => import('./blobs/add-photo.ts')

/** Private windows of some browsers throw on the mere mention of `localStorage`. */
function pageStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
