import type { Language } from '#domain/entities/user.ts'
import type { Problem } from '#domain/problem.ts'
import { equal } from '#lib/equal.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { DeviceDb } from '../local/database/device-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { createLive } from '../local/live/live.ts'
import type { Server } from '../server/open-server.ts'
import { report } from '../report.ts'
import { createLiveValue } from '#lib/live-value.ts'
import type { Live, Session } from '../types/data.ts'
import type { AuthClient, Identity } from './auth-client.ts'
import type { AuthOnDemand } from './auth-on-demand.ts'
import { authProblem } from './auth-problem.ts'
import type { StoredSession } from '../server/device-items.ts'
import { loadOwnDocuments } from './load-own-documents.ts'
import { followOwnDocuments } from './own-documents.ts'
import type { OwnDocuments } from './own-documents.ts'
import { sessionOf } from './session-of.ts'
import type { SessionActivity } from './session-of.ts'
import {
  changeStoredSession,
  readStoredSession,
  removeStoredSession,
  storeIdentity,
} from './stored-session.ts'

export interface SessionPorts {
  readonly deviceDb: DeviceDb
  /** Rejects if no web config can be found. */
  readonly server: () => Promise<Server>
  readonly auth: AuthOnDemand
  readonly userDb: (uid: string) => UserDb
  /** How long this device may take to store what was loaded, in milliseconds. */
  readonly storingMs?: number
}

/** Who is signed in on this device: the same for all tabs, because it is stored in the device's database. */
export interface DeviceSession {
  readonly live: Live<Session>
  /** Looks up the stored session, and shows it once this device is known as well: a tap may follow at once. */
  readonly start: (deviceIsKnown?: Promise<void>) => Promise<void>
  /** Restores the user whom Firebase Auth has signed in, if the stored session is missing. */
  readonly connect: () => Promise<void>
  readonly signIn: (email: string, password: string) => Promise<Result<void, Problem>>
  readonly register: (
    name: string,
    email: string,
    password: string,
  ) => Promise<Result<void, Problem>>
  readonly sendPasswordReset: (email: string, language: Language) => Promise<Result<void, Problem>>
  readonly signOut: () => Promise<void>
  /** Loads user and company from the server; if that fails, the session says why. */
  readonly load: () => Promise<void>
  /** Keeps the session's copy of user and company as the user's database has them; returns how to stop that. */
  readonly follow: (uid: string) => () => void
  readonly setNeedsSignIn: (needsSignIn: boolean) => Promise<void>
  /** This browser stores nothing: no one is signed in. */
  readonly giveUp: () => void
  readonly stop: () => void
}

export function createDeviceSession(ports: SessionPorts): DeviceSession {
  const { deviceDb, auth } = ports
  const live = createLiveValue<Session>({ kind: 'starting' })
  let stored: StoredSession | undefined
  let activity: SessionActivity = { loading: false, error: null }
  let unsubscribe: (() => void) | undefined
  let loading: Promise<void> | undefined

  const show = () => {
    const next = sessionOf(stored, activity)
    if (!equal(next, live.get())) live.set(next)
  }

  const setActivity = (next: Partial<SessionActivity>) => {
    activity = { ...activity, ...next }
    show()
  }

  /** The one place that writes the session's copy of user and company, which is what the first paint reads. */
  const copyDocuments = (uid: string, own: OwnDocuments) =>
    changeStoredSession(deviceDb, uid, { ...own, loaded: true })

  async function begin(identity: Identity): Promise<void> {
    stored = await storeIdentity(deviceDb, identity)
    setActivity({ error: null, loading: !stored.loaded })
    await load()
  }

  function load(): Promise<void> {
    loading ??= loadOnce().finally(() => {
      loading = undefined
    })
    return loading
  }

  async function loadOnce(): Promise<void> {
    const uid = stored?.uid
    if (uid === undefined) return
    setActivity({ loading: true })
    const error = await loadOwnDocuments({
      uid,
      server: ports.server,
      userDb: ports.userDb,
      async keep(own) {
        await copyDocuments(uid, own)
        stored = await readStoredSession(deviceDb)
      },
      storingMs: ports.storingMs ?? 15_000,
      onStoredLate: () => stored?.uid === uid && setActivity({ error: null }),
    })
    setActivity({ loading: false, error })
  }

  async function identify(
    ask: (client: AuthClient) => Promise<Identity>,
  ): Promise<Result<void, Problem>> {
    try {
      await begin(await ask(await auth.load()))
      return ok()
    } catch (error) {
      return fail(authProblem(error))
    }
  }

  return {
    live,
    async start(deviceIsKnown) {
      ;[stored] = await Promise.all([readStoredSession(deviceDb), deviceIsKnown])
      show()
      const item = createLive(() => readStoredSession(deviceDb), {
        onError: (error) => report('The stored session could not be read', error),
      })
      let wasRead = false
      unsubscribe = item.subscribe(() => {
        const next = item.get()
        if (wasRead || next) stored = next
        wasRead = true
        show()
      })
    },
    async connect() {
      if (stored || !(await auth.isStored())) return
      const identity = await (await auth.load()).identity()
      if (identity && !stored) await begin(identity)
    },
    signIn: (email, password) => identify((client) => client.signIn(email, password)),
    register: (name, email, password) =>
      identify((client) => client.register(name, email, password)),
    async sendPasswordReset(email, language) {
      try {
        await (await auth.load()).sendPasswordReset(email, language)
        return ok()
      } catch (error) {
        const problem = authProblem(error)
        // Reporting this would reveal who has an account.
        const isUnknown = problem.type === 'auth/failed' && problem.code === 'user-not-found'
        return isUnknown ? ok() : fail(problem)
      }
    },
    async signOut() {
      try {
        await (await auth.load()).signOut()
      } catch (error) {
        report('Firebase Auth could not sign out', error)
        await auth
          .forget()
          .catch((failure: unknown) => report('The stored user could not be removed', failure))
      }
      await removeStoredSession(deviceDb)
      stored = undefined
      setActivity({ loading: false, error: null })
    },
    load,
    follow: (uid) =>
      followOwnDocuments(ports.userDb(uid), uid, (own) => {
        copyDocuments(uid, own).catch((error: unknown) =>
          report('The session could not be stored', error),
        )
      }),
    async setNeedsSignIn(needsSignIn) {
      if (stored) await changeStoredSession(deviceDb, stored.uid, { needsSignIn })
    },
    giveUp: show,
    stop() {
      unsubscribe?.()
    },
  }
}
