import { createDeparture } from './actions/create-departure.ts'
import { createEnqueue } from './actions/create-enqueue.ts'
import { createOnDemandLoader } from './actions/load-on-demand.ts'
import { createMediaActions, loadAddPhoto } from './actions/media-actions.ts'
import { createMutateActions } from './actions/mutate-actions.ts'
import { createSessionActions } from './actions/session-actions.ts'
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
import { createSession } from './session/create-session.ts'
import { createCurrentUser } from './session/current-user.ts'
import { createPageSync } from './sync/create-page-sync.ts'
import { followStatus } from './sync/follow-status.ts'
import { createPageSignals } from './sync/host-signals.ts'
import { createMarkerKeeper } from './sync/keep-marker.ts'
import { createOldOrderMarker } from './sync/mark-old-orders.ts'
import type { Data, StorageState } from './types/data.ts'

export interface DataOptions {
  /** Firebase web config as JSON text; by default it is read from `/__/firebase/init.json`. */
  readonly config?: string | undefined
  /** Loads the page again at the sign-in, so that none of its data stays in memory. */
  readonly leave?: () => void
}

/** The data layer of one page. Create it once; nothing happens before `start`. */
export function createData({ config, leave = () => undefined }: DataOptions = {}): Data {
  const storage = createLiveValue<StorageState>('ok')
  const onTrouble = (trouble: StorageState) => {
    storage.set(trouble)
    // A newer app works here now and must not wait for this one to release its locks.
    if (trouble === 'outdated') sync.stop()
  }
  const host = createPageStorage(globalThis.indexedDB)
  const deviceDb = openDeviceDb({ onTrouble, ...host })
  const signals = createPageSignals()
  const online = createLiveValue(signals.isOnline())
  const stopOnline = signals.onOnlineChange(() => online.set(signals.isOnline()))
  const drafts = createDrafts({ storage: browserStorage(), locks: navigator.locks })
  const server = createServerOnce(deviceDb, config)
  const userDbs = createUserDbs({
    open: (uid) => openUserDb(uid, { onTrouble, ...host }),
    isOutdated: () => storage.get() === 'outdated',
  })
  const userDb = userDbs.of

  const auth = createAuthOnDemand({ deviceDb, server, isMemory: () => host.isMemory() })
  const session = createSession({ deviceDb, server, auth, userDb })
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
  const marker = createMarkerKeeper({ status, current: user.context })
  const device = createThisDevice(deviceDb)
  const queue = createEnqueue({ user, host, device, drain: sync.drain })
  const onDemand = createOnDemandLoader({
    currentDb: user.db,
    currentCompany: user.company,
    server,
    offsetMs: device.offsetMs,
    tell: (args) => void queue.mutate('order/place', { ...args, userId: user.uid() ?? '' }),
    send: () => void sync.drain(false),
  })
  const departure = createDeparture({
    host,
    session,
    drafts,
    userDb,
    noteUnsent: () => marker.flush(),
    endWork() {
      onDemand.tracker()?.stop()
      sync.end()
    },
    leave,
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
    departure,
    user,
    server,
    device,
    onSignedIn: adoptOrphans,
  })

  /** Looks up what this device knows of itself and of who is signed in. */
  async function begin(): Promise<void> {
    await device.start()
    await session.start()
  }

  /** The same in this page's memory, so that work is possible at least with a network. */
  async function beginInMemory(): Promise<void> {
    try {
      const { createMemoryIndexedDB } = await import('./local/storage/memory-indexeddb.ts')
      host.useMemory(createMemoryIndexedDB())
      deviceDb.close({ disableAutoOpen: false })
      await deviceDb.open()
      await begin()
      storage.set('onlineOnly')
    } catch (error) {
      report('Memory storage does not work either', error)
      storage.set('unavailable')
      session.giveUp()
    }
  }

  return {
    session: session.live,
    status,
    storage,
    clock: device.clock,
    live: queries.live,
    read: queries.read,
    async start() {
      departure.start()
      try {
        await begin()
      } catch (error) {
        report('This browser stores nothing', error)
        await beginInMemory()
      }
    },
    async startSync() {
      // Before the network may be lost, and before the service worker has cached the app's files.
      Promise.all([import('./outbox/mutate/mutate.ts'), loadAddPhoto()]).catch((error: unknown) =>
        report('The mutators could not be loaded', error),
      )
      adoptOrphans()
      if (!host.isMemory())
        marker.start().catch((error: unknown) => report('Unsent work could not be noted', error))
      oldOrders.start()
      await sync.start()
    },
    async stop() {
      marker.stop()
      departure.stop()
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
    lostChanges: marker.lost,
    dismissLostChanges: () => marker.dismiss(),
    countUnsentOnDevice: async () =>
      (await import('./local/unsent/unsent-marker.ts')).countUnsentOnDevice(),
    storageUse,
  }
}
