import { parseRow } from '#domain/entities/parse-row.ts'
import type { User } from '#domain/entities/user.ts'
import type { DeviceDb } from '../local/device-db.ts'
import { readItem } from '../local/device-db.ts'
import { docOf } from '../local/documents.ts'
import { createLive } from '../local/live.ts'
import type { UserDb } from '../local/user-db.ts'
import { createDeviceLocks } from '../outbox/device-locks.ts'
import { openDrain, openMedia } from '../outbox/open-drain.ts'
import type { Server } from '../outbox/open-drain.ts'
import type { DrainResult } from '../outbox/drain/types.ts'
import type { FirestoreClient } from '../remote/firestore-client.ts'
import { listen } from '../remote/listen.ts'
import type { Listening } from '../remote/listen.ts'
import { purgeLeft } from '../remote/purge-left.ts'
import { report } from '../report.ts'
import { deviceItems } from '../session/device-items.ts'
import { createDrainer } from './create-drainer.ts'
import type { HostSignals } from './host-signals.ts'
import { readDocument } from './read-document.ts'

export interface SyncPorts {
  readonly deviceDb: DeviceDb
  readonly db: UserDb
  readonly uid: string
  readonly server: Server
  readonly signals: HostSignals
  readonly loadFirestore: () => Promise<FirestoreClient>
  readonly onDrained: (result: DrainResult) => void
}

export interface Sync {
  /** Something was queued, or the user asked. */
  drain(fresh: boolean): Promise<void>
  /** Firebase Auth knows the user: the listeners may begin. */
  listen(): void
  stop(): void
}

/** Sending and listening for one signed-in user in this page, until stopped. */
export function createSync(ports: SyncPorts): Sync {
  const { deviceDb, db, uid, server, signals, loadFirestore, onDrained } = ports
  let isUnreachable = false
  const drainer = createDrainer(openDrain(deviceDb, db, uid, server), (result) => {
    isUnreachable = result.kind === 'paused' && result.pause.reason === 'unreachable'
    onDrained(result)
    if (result.kind === 'idle' || result.kind === 'left') void media.drain(true)
  })
  const media = createDrainer(
    openMedia(deviceDb, db, uid, server, () => void drainer.drain(false)),
    () => undefined,
  )
  /** What the listeners bring proves that the server can be reached again. */
  const onHeard = () => {
    if (isUnreachable) void drainer.drain(true)
  }
  const ended = new AbortController()
  let listening = false

  const ends = [signals.onFresh(() => void drainer.drain(true))]
  void drainer.drain(true)

  /** One tab listens for all of them; when it goes, another takes over. */
  async function lead(): Promise<void> {
    await createDeviceLocks(deviceDb).run(`listen:${uid}`, async () => {
      if (ended.signal.aborted) return
      const client = await loadFirestore()
      const clock = await readItem(deviceDb, deviceItems.clock)
      const now = () => Date.now() + (clock?.offsetMs ?? 0)
      const following = followUser(db, uid, (user) =>
        listen(
          { db, client, now, onHeard, read: (ref) => readDocument(server, user.companyId, ref) },
          user,
        ),
      )
      const unhear = signals.onFresh(() => following.nudge())
      await new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve()))
      unhear()
      following.stop()
    })
  }

  return {
    drain: (fresh) => drainer.drain(fresh),
    listen() {
      if (listening || ended.signal.aborted) return
      listening = true
      lead().catch((error: unknown) => {
        listening = false
        report('Listening could not begin', error)
      })
    },
    stop() {
      ended.abort()
      drainer.stop()
      media.stop()
      for (const end of ends) end()
    },
  }
}

/** Begins anew whenever the part of the user document changes that decides what may be seen. */
function followUser(db: UserDb, uid: string, begin: (user: User) => Listening): Listening {
  let key = ''
  let current: Listening | undefined
  const live = createLive(
    async () => {
      const row = await db.users.get(uid)
      const base = await db.base.get(`users/${uid}`)
      return base?.doc ?? (row ? docOf(row) : null)
    },
    { onError: (error) => report('The user could not be read', error) },
  )
  const look = () => {
    const doc = live.get()
    const parsed = doc ? parseRow('users', uid, doc) : undefined
    if (!parsed?.ok) return
    const { role, companyId, status } = parsed.value
    const next = JSON.stringify([role, companyId, status])
    if (next === key) return
    key = next
    current?.stop()
    current = undefined
    const user = parsed.value
    purgeLeft(db, user)
      .catch((error: unknown) => report('What was left behind could not be taken off', error))
      .finally(() => {
        if (key === next && status === 'active') current = begin(user)
      })
  }
  const unsubscribe = live.subscribe(look)
  return {
    nudge: () => current?.nudge(),
    stop() {
      key = ''
      unsubscribe()
      current?.stop()
    },
  }
}
