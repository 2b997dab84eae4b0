import { createSignOutFlow } from './actions/create-sign-out-flow.ts'
import { createEnqueue } from './actions/create-enqueue.ts'
import { createOnDemandLoader } from './actions/load-on-demand.ts'
import { createMediaActions, loadAddPhoto } from './actions/media-actions.ts'
import { createMutateActions } from './actions/mutate-actions.ts'
import { createSessionActions } from './actions/session-actions.ts'
import { startStorage } from './actions/start-storage.ts'
import { createUserDbs } from './local/database/create-user-dbs.ts'
import { openDeviceDb } from './local/database/device-db.ts'
import { openUserDb } from './local/database/user-db.ts'
import { browserStorage } from '#lib/browser-storage.ts'
import { createLiveValue } from '#lib/live-value.ts'
import { isLoaded } from './local/rows/loaded-sets.ts'
import { createPageStorage } from './local/storage/page-storage.ts'
import { storageUse } from './local/storage/storage-use.ts'
import { createDrafts } from './outbox/draft/drafts.ts'
import { createQueries } from './queries/create-queries.ts'
import { report } from './report.ts'
import { createServerOnce } from './server/create-server-once.ts'
import { createThisDevice } from './server/this-device.ts'
import { createAuthOnDemand } from './session/auth-on-demand.ts'
import { createDeviceSession } from './session/create-device-session.ts'
import { createCurrentUser } from './session/current-user.ts'
import { createPageSync } from './sync/create-page-sync.ts'
import { followStatus } from './sync/follow-status.ts'
import { createPageSignals } from './sync/host-signals.ts'
import { createLossDetection } from './sync/loss-detection.ts'
import { createOldOrderMarker } from './sync/mark-old-orders.ts'
import type { Data, StorageState } from './types/data.ts'

export interface DataOptions {
  /** Firebase web config as JSON text; by default it is read from `/__/firebase/init.json`. */
  readonly config?: string | undefined
  /** Loads the page again at the sign-in, so that none of its data stays in memory. */
  readonly reloadAtSignIn?: () => void
}

/** The data layer of one page. Create it once; nothing happens before `start`. */
export function createData({ config, reloadAtSignIn = () => undefined }: DataOptions = {}): Data {
  const storage = createLiveValue<StorageState>('ok')
  const onStorageIssue = (issue: StorageState) => {
    storage.set(issue)
    // A newer app works here now and must not wait for this one to release its locks.
    if (issue === 'outdated') sync.stop()
  }
  const host = createPageStorage(globalThis.indexedDB)
  const deviceDb = openDeviceDb({ onStorageIssue, ...host })
  const signals = createPageSignals()
  const online = createLiveValue(signals.isOnline())
  const stopOnline = signals.onOnlineChange(() => online.set(signals.isOnline()))
  const drafts = createDrafts({ storage: browserStorage(), locks: navigator.locks })
  const server = createServerOnce(deviceDb, config)
  const userDbs = createUserDbs({
    open: (uid) => openUserDb(uid, { onStorageIssue, ...host }),
    isOutdated: () => storage.get() === 'outdated',
  })
  const userDb = userDbs.of

  const auth = createAuthOnDemand({ deviceDb, server })
  const session = createDeviceSession({ deviceDb, server, auth, userDb })
  const user = createCurrentUser(session.live, userDb)
  const queries = createQueries(user.context)
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
  const status = followStatus({ queries, session: session.live, online })
  const lossDetection = createLossDetection({ status, current: user.context })
  const device = createThisDevice(deviceDb)
  const queue = createEnqueue({ user, host, device, drain: sync.drain })
  const onDemand = createOnDemandLoader({
    auth,
    currentUid: user.uid,
    currentActor: user.actor,
    currentDb: user.db,
    currentCompany: user.company,
    server,
    offsetMs: device.offsetMs,
    enqueue: queue.enqueue,
    recordStep: (args) => void queue.mutate('order/place', { ...args, userId: user.uid() ?? '' }),
    send: () => void sync.drain(false),
  })
  const signOutFlow = createSignOutFlow({
    host,
    session,
    drafts,
    userDb,
    noteUnsent: () => lossDetection.flush(),
    endWork() {
      onDemand.tracker()?.stop()
      sync.end()
    },
    reloadAtSignIn,
  })
  const oldOrders = createOldOrderMarker({
    hasOrders: queries.follow(
      async (db) => db !== undefined && isLoaded(db, ['orders']),
      [session.live],
    ),
    context: () => queue.context(),
    mark: (orderIds) => queue.mutate('order/markSent', { orderIds }),
  })
  const { adoptDrafts, ...mutateActions } = createMutateActions({
    user,
    queue,
    drafts,
    onDemand,
    drain: sync.drain,
  })
  const adoptOrphans = () =>
    void adoptDrafts().catch((error: unknown) => report('Drafts could not be queued', error))
  const sessionActions = createSessionActions({
    session,
    auth,
    signOutFlow,
    user,
    server,
    device,
    onSignedIn: adoptOrphans,
  })

  return {
    session: session.live,
    status,
    storage,
    clock: device.clock,
    deviceId: device.deviceId,
    live: queries.live,
    read: queries.read,
    async start() {
      signOutFlow.start()
      // Opened before the page renders; the first query that reads from it reports an error.
      const stopOpening = session.live.subscribe(() => {
        user
          .db()
          ?.open()
          .catch(() => undefined)
      })
      await startStorage({ host, deviceDb, device, session, storage })
      stopOpening()
    },
    async startSync() {
      // Before the network may be lost, and before the service worker has cached the app's files.
      Promise.all([import('./outbox/mutate/mutate.ts'), loadAddPhoto()]).catch((error: unknown) =>
        report('The mutators could not be loaded', error),
      )
      adoptOrphans()
      if (!host.isMemory())
        lossDetection
          .start()
          .catch((error: unknown) => report('Unsent work could not be noted', error))
      oldOrders.start()
      await sync.start()
    },
    async stop() {
      lossDetection.stop()
      signOutFlow.stop()
      oldOrders.stop()
      stopOnline()
      device.stop()
      sync.stop()
      session.stop()
      userDbs.close()
      deviceDb.close()
    },
    ...sessionActions,
    ...mutateActions,
    ...createMediaActions({ user, queue, server }),
    ...onDemand.actions,
    lostChanges: lossDetection.lost,
    dismissLostChanges: () => lossDetection.dismiss(),
    countUnsentOnDevice: async () =>
      (await import('./local/unsent/unsent-marker.ts')).countUnsentOnDevice(),
    storageUse,
  }
}
