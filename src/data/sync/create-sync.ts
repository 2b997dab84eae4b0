import type { DeviceDb } from '../local/database/device-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { createDeviceLocks } from '../local/locks/device-locks.ts'
import { openDrain } from '../outbox/open-drain.ts'
import { openMedia } from '../blobs/open-media.ts'
import type { Server } from '../server/open-server.ts'
import { rereadUnreadable } from '../outbox/rebase/reread-unreadable.ts'
import type { DrainResult } from '../outbox/drain/types.ts'
import { everySet, noteListening } from '../remote/listening-note.ts'
import type { RemoteListening } from '../remote/types.ts'
import { report } from '../report.ts'
import { createDrainer } from './create-drainer.ts'
import type { HostSignals } from './host-signals.ts'
import type { OpenListening } from './open-listening.ts'

export interface SyncPorts {
  readonly deviceDb: DeviceDb
  readonly db: UserDb
  readonly uid: string
  readonly server: Server
  readonly signals: HostSignals
  readonly openListening: OpenListening
  /** Firebase Auth has this user stored as signed in. */
  readonly onKnown: () => void
  /** It has not, and without a new sign-in nothing can be asked of the server. */
  readonly onUnknown: () => void
  readonly onDrained: (result: DrainResult) => void
}

export interface Sync {
  /** Something was queued, or the user asked. */
  drain(fresh: boolean): Promise<void>
  /** Begins to listen, or tries again at once where that broke off. */
  listen(): void
  stop(): void
}

/** Listening that did not begin, or broke, is begun anew after so long. */
const retryMs = 30_000

/** Sending and listening for one signed-in user in this page, until stopped. */
export function createSync(ports: SyncPorts): Sync {
  const { deviceDb, db, uid, server, signals, onDrained } = ports
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
  let wanted = false
  let listening = false
  let remote: RemoteListening | undefined
  let again: ReturnType<typeof setTimeout> | undefined

  const ends = [
    signals.onFresh(() => {
      void drainer.drain(true)
      if (wanted) listen()
    }),
    signals.onOnlineChange(() => signals.isOnline() && remote?.tell('online')),
  ]
  void drainer.drain(true)
  rereadUnreadable(db).catch((error: unknown) =>
    report('What is unreadable was not looked at again', error),
  )

  /** One tab listens for all of them; when it goes, another takes over. Whether to begin again by itself. */
  function lead(): Promise<boolean> {
    return createDeviceLocks(deviceDb).run(`listen:${uid}`, async () => {
      if (ended.signal.aborted) return false
      const { signal } = ended
      remote = await ports.openListening({ deviceDb, db, uid, server, onHeard, signal })
      if (!remote) {
        await askWhetherKnown()
        return false
      }
      ports.onKnown()
      await Promise.race([aborted(ended.signal), remote.broken])
      if (!ended.signal.aborted) noteBroken('stopped')
      remote.stop()
      remote = undefined
      return !ended.signal.aborted
    })
  }

  /** Where nothing waits to be sent, nobody else would notice. */
  async function askWhetherKnown(): Promise<void> {
    if (ended.signal.aborted) return
    const answer = await server.auth.token({ refresh: false })
    if (answer.kind === 'signIn' && !ended.signal.aborted) ports.onUnknown()
  }

  /** Every tab says so, until listening has begun again. */
  function noteBroken(code: string): void {
    const since = Date.now()
    noteListening(db, ({ broken, lostSince }) => ({
      broken: { [everySet]: { since, code }, ...broken },
      lostSince,
    })).catch((error: unknown) => report('How listening goes could not be noted', error))
  }

  function listen(): void {
    if (ended.signal.aborted) return
    wanted = true
    if (listening) return remote?.tell('fresh')
    clearTimeout(again)
    listening = true
    void leadOrSay()
  }

  async function leadOrSay(): Promise<void> {
    let isToBegin = true
    try {
      isToBegin = await lead()
    } catch (error) {
      report('Listening could not begin', error)
      noteBroken('not-begun')
    }
    listening = false
    if (isToBegin && !ended.signal.aborted) again = setTimeout(listen, retryMs)
  }

  return {
    drain: (fresh) => drainer.drain(fresh),
    listen,
    stop() {
      ended.abort()
      clearTimeout(again)
      drainer.stop()
      media.stop()
      for (const end of ends) end()
    },
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve())
  })
}
