import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { equal } from '#lib/equal.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { transact } from '../local/database/transact.ts'
import { readItem, removeItem, writeItem } from '../local/database/device-db.ts'
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
import { deviceItems } from '../server/device-items.ts'
import type { StoredSession } from '../server/device-items.ts'
import { followOwnDocuments, readOwnDocuments } from './own-documents.ts'
import type { OwnDocuments } from './own-documents.ts'
import { sessionOf } from './session-of.ts'
import type { SessionActivity } from './session-of.ts'
import { storeDocs } from './store-docs.ts'

export interface SessionPorts {
  readonly deviceDb: DeviceDb
  /** Rejects if no web config can be found. */
  readonly server: () => Promise<Server>
  readonly auth: AuthOnDemand
  readonly userDb: (uid: string) => UserDb
}

/** Who is signed in on this device: the same for all tabs, because it is stored in the device's database. */
export interface SessionKeeper {
  readonly live: Live<Session>
  /** Looks up the stored session. */
  readonly start: () => Promise<void>
  /** Restores the user whom Firebase Auth has signed in, if the stored session is missing. */
  readonly connect: () => Promise<void>
  readonly signIn: (email: string, password: string) => Promise<Result<void, Problem>>
  readonly register: (
    name: string,
    email: string,
    password: string,
  ) => Promise<Result<void, Problem>>
  readonly sendPasswordReset: (email: string) => Promise<Result<void, Problem>>
  readonly signOut: () => Promise<void>
  /** Loads user and company from the server. */
  readonly load: () => Promise<void>
  /** Keeps the session's copy of user and company as the user's database has them; returns how to stop that. */
  readonly follow: (uid: string) => () => void
  readonly setNeedsSignIn: (needsSignIn: boolean) => Promise<void>
  /** This browser stores nothing: no one is signed in. */
  readonly giveUp: () => void
  readonly stop: () => void
}

export function createSession(ports: SessionPorts): SessionKeeper {
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

  const act = (next: Partial<SessionActivity>) => {
    activity = { ...activity, ...next }
    show()
  }

  /** Changes the stored session of this user; that of someone who signed in meanwhile is left alone. */
  async function change(uid: string, fields: Partial<StoredSession>): Promise<void> {
    await transact(deviceDb, [deviceDb.items], async () => {
      const now = await readItem(deviceDb, deviceItems.session)
      if (now?.uid !== uid) return
      const next = { ...now, ...fields }
      if (!equal(now, next)) await writeItem(deviceDb, deviceItems.session, next)
    })
  }

  /** The one place that writes the session's copy of user and company, which is what the first paint reads. */
  const copyDocuments = (uid: string, own: OwnDocuments) => change(uid, { ...own, loaded: true })

  async function begin({ uid, email, displayName }: Identity): Promise<void> {
    await transact(deviceDb, [deviceDb.items], async () => {
      const now = await readItem(deviceDb, deviceItems.session)
      const kept = now?.uid === uid ? now : { user: null, company: null, loaded: false }
      stored = { ...kept, uid, email, displayName, needsSignIn: false }
      await writeItem(deviceDb, deviceItems.session, stored)
    })
    act({ error: null, loading: !stored?.loaded })
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
    act({ loading: true })
    const loaded = await Promise.all([ports.server(), import('../server/load-documents.ts')])
      .then(([server, { loadDocuments }]) => loadDocuments(server, uid))
      .catch((error: unknown): Result<never, Problem> => {
        report('The session could not be loaded', error)
        return fail({ type: 'network/offline' })
      })
    if (loaded.ok) {
      const { user, company, companyId } = loaded.value
      const db = ports.userDb(uid)
      const docs = new Map<Ref, Doc | null>()
      // A new account has no user document, here or at the server.
      if (user ?? (await db.users.get(uid))) docs.set(`users/${uid}`, user)
      if (companyId !== null) docs.set(`companies/${companyId}`, company)
      await storeDocs(db, docs)
      await copyDocuments(uid, await readOwnDocuments(db, uid))
      stored = await readItem(deviceDb, deviceItems.session)
      act({ loading: false, error: null })
    } else {
      report('User and company could not be loaded', loaded.problem)
      act({ loading: false, error: loaded.problem })
    }
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
    async start() {
      stored = await readItem(deviceDb, deviceItems.session)
      show()
      const item = createLive(() => readItem(deviceDb, deviceItems.session), {
        onError: (error) => report('The stored session could not be read', error),
      })
      let heard = false
      unsubscribe = item.subscribe(() => {
        const next = item.get()
        if (heard || next) stored = next
        heard = true
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
    async sendPasswordReset(email) {
      try {
        await (await auth.load()).sendPasswordReset(email)
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
      await removeItem(deviceDb, deviceItems.session)
      await removeItem(deviceDb, deviceItems.token)
      stored = undefined
      act({ loading: false, error: null })
    },
    load,
    follow: (uid) =>
      followOwnDocuments(ports.userDb(uid), uid, (own) => {
        copyDocuments(uid, own).catch((error: unknown) =>
          report('The session could not be stored', error),
        )
      }),
    async setNeedsSignIn(needsSignIn) {
      if (stored) await change(stored.uid, { needsSignIn })
    },
    giveUp: show,
    stop() {
      unsubscribe?.()
    },
  }
}
