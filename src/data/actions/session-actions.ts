import { fail, ok } from '#lib/result.ts'
import { catchStorageErrors } from '../local/storage/catch-storage-errors.ts'
import { report } from '../report.ts'
import type { Server } from '../server/open-server.ts'
import type { ThisDevice } from '../server/this-device.ts'
import type { AuthOnDemand } from '../session/auth-on-demand.ts'
import type { SessionKeeper } from '../session/create-session.ts'
import type { CurrentUser } from '../session/current-user.ts'
import { storeDocs } from '../session/store-docs.ts'
import type { Data } from '../types/data.ts'
import type { Departure } from './create-departure.ts'

interface SessionActionPorts {
  readonly session: SessionKeeper
  readonly auth: AuthOnDemand
  readonly departure: Departure
  readonly user: CurrentUser
  readonly server: () => Promise<Server>
  readonly device: ThisDevice
  /** Someone has signed in. */
  readonly onSignedIn: () => void
}

/** Signing in and out, and founding a company. */
export function createSessionActions({
  session,
  auth,
  departure,
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
  | 'signOut'
  | 'reloadSession'
> {
  return {
    prepareSignIn() {
      auth.load().catch((error: unknown) => report('Not ready to sign in', error))
    },
    async signIn(email, password) {
      const done = await session.signIn(email, password)
      if (!done.ok) return done
      departure.arrived()
      onSignedIn()
      return done
    },
    register: session.register,
    sendPasswordReset: session.sendPasswordReset,
    async setUpCompany(args) {
      const current = user.context()
      if (!current) return fail({ type: 'access/signed-out' })
      return catchStorageErrors(async () => {
        const { setUpCompany } = await import('../session/set-up-company.ts')
        const [deviceId, offsetMs] = [device.deviceId(), device.offsetMs()]
        const founder = { uid: current.uid, deviceId, now: Date.now(), offsetMs }
        const done = await setUpCompany(await server(), args, founder)
        // The response to an earlier attempt was lost, or another tab was faster.
        const exists = !done.ok && done.problem.type === 'doc/exists'
        if (!done.ok && !exists) return done
        if (done.ok) await storeDocs(current.db, done.value)
        await session.load()
        return done.ok || user.company()?.isSetup === true ? ok() : done
      })
    },
    signOut: departure.signOut,
    reloadSession: () => session.load(),
  }
}
