import type { DeviceDb } from '../local/database/device-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import type { DrainResult } from '../outbox/drain/types.ts'
import type { Server } from '../server/open-server.ts'
import { report } from '../report.ts'
import type { DeviceSession } from '../session/create-device-session.ts'
import { uidOf } from '../session/uid-of.ts'
import type { Sync, SyncPorts } from './create-sync.ts'
import type { HostSignals } from './host-signals.ts'
import type { OpenListening } from './open-listening.ts'

type CreateSync = (ports: SyncPorts) => Sync

export interface PageSyncPorts {
  readonly deviceDb: DeviceDb
  readonly server: () => Promise<Server>
  readonly signals: HostSignals
  readonly session: DeviceSession
  readonly userDb: (uid: string) => UserDb
  readonly openListening: OpenListening
}

export interface PageSync {
  /** Starts syncing for the signed-in user, and for each later one. */
  start(): Promise<void>
  readonly drain: (fresh: boolean) => Promise<void>
  /** Ends the present user's sync; the next sign-in starts another one. */
  end(): void
  stop(): void
}

/** Syncs for the user who is signed in, and switches when that changes. */
export function createPageSync(ports: PageSyncPorts): PageSync {
  const { deviceDb, signals, session, userDb } = ports
  let running:
    | { readonly uid: string; readonly sync: Sync; readonly unfollow: () => void }
    | undefined
  let ready: { readonly server: Server; readonly createSync: CreateSync } | undefined
  let started = false
  /** Whether the person has been asked to sign in again. */
  let asked = false
  const ends: (() => void)[] = []

  function follow(): void {
    const now = session.live.get()
    const uid = uidOf(now)
    if (running && running.uid !== uid) end()
    if (uid === undefined || !ready) return
    running ??= begin(uid, ready)
    running.sync.listen()
    const asks = now?.kind === 'signedIn' && now.needsSignIn
    if (asked && !asks) void running.sync.drain(true)
    asked = asks
  }

  function begin(uid: string, { server, createSync }: NonNullable<typeof ready>) {
    const db = userDb(uid)
    const sync = createSync({
      deviceDb,
      db,
      uid,
      server,
      signals,
      openListening: ports.openListening,
      onDrained,
      onKnown: () => keepNeedsSignIn(false),
      onUnknown: () => !asked && keepNeedsSignIn(true),
    })
    return { uid, sync, unfollow: session.follow(uid) }
  }

  function end(): void {
    running?.unfollow()
    running?.sync.stop()
    running = undefined
  }

  function onDrained(result: DrainResult): void {
    const mustSignIn = result.kind === 'paused' && result.pause.reason === 'signIn'
    if (mustSignIn) keepNeedsSignIn(true)
  }

  function keepNeedsSignIn(needsSignIn: boolean): void {
    session
      .setNeedsSignIn(needsSignIn)
      .catch((error: unknown) => report('The session could not be kept', error))
  }

  /** Starts as soon as the server's address is known, which may be after the network came back. */
  async function connect(): Promise<void> {
    if (ready) return
    // Sending and listening are a lot of code, and no screen waits for them.
    const [server, { createSync }] = await Promise.all([ports.server(), import('./create-sync.ts')])
    ready = { server, createSync }
    follow()
    await session.connect()
  }

  const tryToConnect = async () => {
    const wasReady = ready !== undefined
    try {
      await connect()
    } catch (error) {
      ready = undefined
      report('Not connected', error)
    }
    const now = session.live.get()
    if (now?.kind !== 'signedIn' || (now.user && now.company)) return
    // Also without a connection: the session then says so. A person without a company is asked about once.
    const isFirst = ready !== undefined && !wasReady
    if (isFirst || now.loading || now.error !== null) await session.load()
  }

  return {
    async start() {
      if (started) return
      started = true
      ends.push(session.live.subscribe(follow))
      ends.push(signals.onFresh(() => void tryToConnect()))
      await tryToConnect()
    },
    drain: async (fresh) => running?.sync.drain(fresh),
    end,
    stop() {
      for (const each of ends) each()
      end()
    },
  }
}
