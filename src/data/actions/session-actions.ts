import type { Problem } from '#domain/problem.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { catchStorageErrors } from '../local/storage/catch-storage-errors.ts'
import { report } from '../report.ts'
import type { Server } from '../server/open-server.ts'
import type { ThisDevice } from '../server/this-device.ts'
import type { AuthOnDemand } from '../session/auth-on-demand.ts'
import type { DeviceSession } from '../session/create-device-session.ts'
import { confirmPassword } from '../session/confirm-password.ts'
import type { CurrentUser } from '../session/current-user.ts'
import { storeDocs } from '../session/store-docs.ts'
import type { Data } from '../types/data.ts'
import type { SignOutFlow } from './create-sign-out-flow.ts'

interface SessionActionPorts {
  readonly session: DeviceSession
  readonly auth: AuthOnDemand
  readonly signOutFlow: SignOutFlow
  readonly user: CurrentUser
  readonly server: () => Promise<Server>
  readonly device: ThisDevice
  /** Someone has signed in. */
  readonly onSignedIn: () => void
}

const loadJoining = () => import('../session/join-company.ts')

/** Signing in and out, and founding or joining a company. */
export function createSessionActions({
  session,
  auth,
  signOutFlow,
  user,
  server,
  device,
  onSignedIn,
}: SessionActionPorts): Pick<
  Data,
  | 'prepareSignIn'
  | 'signIn'
  | 'register'
  | 'sendPasswordReset'
  | 'setUpCompany'
  | 'readInvite'
  | 'acceptInvite'
  | 'noteInvite'
  | 'runConfirmed'
  | 'signOut'
  | 'reloadSession'
> {
  const moment = () => ({
    deviceId: device.deviceId(),
    offsetMs: device.offsetMs(),
    now: Date.now(),
  })

  return {
    prepareSignIn() {
      auth.load().catch((error: unknown) => report('Not ready to sign in', error))
    },
    async signIn(email, password) {
      const done = await session.signIn(email, password)
      if (!done.ok) return done
      signOutFlow.onSignedIn()
      onSignedIn()
      return done
    },
    register: session.register,
    sendPasswordReset: session.sendPasswordReset,
    async setUpCompany(args) {
      const current = user.context()
      if (!current) return fail({ type: 'access/signed-out' })
      return catchStorageErrors(async () => {
        const { runAtOnce } = await import('../session/run-at-once.ts')
        const { companyId } = args
        const founder = { uid: current.uid, companyId, role: 'owner', status: 'active' } as const
        const actor = { ...founder, permissions: [] }
        const done = await runAtOnce(await server(), 'company/setup', args, { actor, ...moment() })
        // The response to an earlier attempt was lost, or another tab was faster.
        const exists = !done.ok && done.problem.type === 'doc/exists'
        if (!done.ok && !exists) return done
        if (done.ok) await storeDocs(current.db, done.value)
        await session.load()
        return done.ok || user.company()?.isSetup === true ? ok() : done
      })
    },
    async readInvite(link) {
      return reach(async () => (await loadJoining()).readInvite(await server(), link))
    },
    async acceptInvite(link, invite, profile) {
      const current = session.live.get()
      if (current?.kind !== 'signedIn') return fail({ type: 'access/signed-out' })
      return reach(() =>
        catchStorageErrors(async () => {
          const { acceptInvite } = await loadJoining()
          const person = { uid: current.uid, email: current.email, ...moment() }
          const done = await acceptInvite(await server(), link, invite, person, profile)
          if (!done.ok && done.problem.type === 'network/offline') return done
          await session.load()
          // The response to an earlier attempt was lost.
          const isMember = user.company()?.id === link.companyId
          return done.ok || isMember ? ok() : done
        }),
      )
    },
    async noteInvite(link, note) {
      const uid = user.uid()
      if (uid === undefined) return fail({ type: 'access/signed-out' })
      const who = { uid, ...moment() }
      return reach(async () => (await loadJoining()).noteInvite(await server(), link, note, who))
    },
    async runConfirmed(password, name, args) {
      const [actor, context] = [user.actor(), user.context()]
      if (!actor || !context) return fail({ type: 'access/signed-out' })
      const confirmed = await confirmPassword(auth, password)
      if (!confirmed.ok) return confirmed
      return reach(() =>
        catchStorageErrors(async () => {
          const { runAtOnce } = await import('../session/run-at-once.ts')
          const done = await runAtOnce(await server(), name, args, { actor, ...moment() })
          if (!done.ok) return done
          await storeDocs(context.db, done.value)
          await session.load()
          return ok()
        }),
      )
    },
    signOut: signOutFlow.signOut,
    reloadSession: () => session.load(),
  }
}

/** Asks the server; without its address or the code to ask it with, the network must be missing. */
async function reach<T>(ask: () => Promise<Result<T, Problem>>): Promise<Result<T, Problem>> {
  try {
    return await ask()
  } catch (error) {
    report('The server could not be asked', error)
    return fail({ type: 'network/offline' })
  }
}
