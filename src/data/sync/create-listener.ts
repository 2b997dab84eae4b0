import type { DeviceDb } from '../local/database/device-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { createDeviceLocks } from '../local/locks/device-locks.ts'
import { allSets, noteListening } from '../remote/listening-note.ts'
import type { NetworkNews, RemoteListening } from '../remote/types.ts'
import { report } from '../report.ts'
import type { Server } from '../server/open-server.ts'
import type { OpenListening } from './open-listening.ts'

export interface ListenerPorts {
  readonly deviceDb: DeviceDb
  readonly db: UserDb
  readonly uid: string
  readonly server: Server
  readonly openListening: OpenListening
  /** The server has answered. */
  readonly onServerAnswer: () => void
  /** Firebase Auth has this user stored as signed in. */
  readonly onKnown: () => void
  /** It has not, and without a new sign-in nothing can be asked of the server. */
  readonly onUnknown: () => void
}

export interface Listener {
  /** Begins to listen, or tries again at once if that broke off. */
  readonly listen: () => void
  /** There is news: what broke off begins again, if anyone wanted to listen. */
  readonly retry: () => void
  readonly notify: (news: NetworkNews) => void
  readonly stop: () => void
}

/** Listening that did not begin, or broke, begins again after this. */
const retryMs = 30_000

/** Listening for one signed-in user: one tab does it for all of them, and when it goes, another takes over. */
export function createListener(ports: ListenerPorts): Listener {
  const { deviceDb, db, uid, server, onServerAnswer } = ports
  const ended = new AbortController()
  let wanted = false
  let listening = false
  let remote: RemoteListening | undefined
  let again: ReturnType<typeof setTimeout> | undefined

  /** Resolves when listening is over; true if it should begin again by itself. */
  function lead(): Promise<boolean> {
    return createDeviceLocks(deviceDb).run(`listen:${uid}`, async () => {
      if (ended.signal.aborted) return false
      const { signal } = ended
      remote = await ports.openListening({ deviceDb, db, uid, server, onServerAnswer, signal })
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

  /** With nothing waiting to be sent, no one else would notice. */
  async function askWhetherKnown(): Promise<void> {
    if (ended.signal.aborted) return
    const answer = await server.auth.token({ refresh: false })
    if (answer.kind === 'signIn' && !ended.signal.aborted) ports.onUnknown()
  }

  /** Every tab shows it until listening has begun again. */
  function noteBroken(code: string): void {
    const since = Date.now()
    noteListening(db, ({ broken, lostSince }) => ({
      broken: { [allSets]: { since, code }, ...broken },
      lostSince,
    })).catch((error: unknown) => report('The state of listening could not be noted', error))
  }

  function listen(): void {
    if (ended.signal.aborted) return
    wanted = true
    if (listening) return remote?.notify('fresh')
    clearTimeout(again)
    listening = true
    void leadOrReport()
  }

  async function leadOrReport(): Promise<void> {
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
    listen,
    retry() {
      if (wanted) listen()
    },
    notify: (news) => remote?.notify(news),
    stop() {
      ended.abort()
      clearTimeout(again)
    },
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve())
  })
}
