import { fail, ok } from '#lib/result.ts'
import { catchStorageErrors } from '../local/storage/catch-storage-errors.ts'
import type { Server } from '../server/open-server.ts'
import type { ThisDevice } from '../server/this-device.ts'
import { acceptInvite, noteInvite, readInvite } from '../session/join-company.ts'
import { confirmPassword } from '../session/confirm-password.ts'
import type { AuthOnDemand } from '../session/auth-on-demand.ts'
import type { CurrentUser } from '../session/current-user.ts'
import type { DeviceSession } from '../session/create-device-session.ts'
import { runAtOnce } from '../session/run-at-once.ts'
import { storeDocs } from '../session/store-docs.ts'
import type { Data } from '../types/data.ts'

export interface OnlinePorts {
  readonly session: DeviceSession
  readonly auth: AuthOnDemand
  readonly user: CurrentUser
  readonly server: () => Promise<Server>
  readonly device: ThisDevice
}

/** What is done at the server at once or not at all: founding or joining a company, and what asks for the password. */
export function createOnlineActions({
  session,
  auth,
  user,
  server,
  device,
}: OnlinePorts): Pick<
  Data,
  'setUpCompany' | 'readInvite' | 'acceptInvite' | 'noteInvite' | 'runConfirmed'
> {
  const moment = () => ({
    deviceId: device.deviceId(),
    offsetMs: device.offsetMs(),
    now: Date.now(),
  })

  return {
    async setUpCompany(args) {
      const current = user.context()
      if (!current) return fail({ type: 'access/signed-out' })
      return catchStorageErrors(async () => {
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
    readInvite: async (link) => readInvite(await server(), link),
    async acceptInvite(link, invite, profile) {
      const current = session.live.get()
      if (current?.kind !== 'signedIn') return fail({ type: 'access/signed-out' })
      return catchStorageErrors(async () => {
        const person = { uid: current.uid, email: current.email, ...moment() }
        const done = await acceptInvite(await server(), link, invite, person, profile)
        if (!done.ok && done.problem.type === 'network/offline') return done
        await session.load()
        // The response to an earlier attempt was lost.
        const isMember = user.company()?.id === link.companyId
        return done.ok || isMember ? ok() : done
      })
    },
    async noteInvite(link, note) {
      const uid = user.uid()
      if (uid === undefined) return fail({ type: 'access/signed-out' })
      return noteInvite(await server(), link, note, { uid, ...moment() })
    },
    async runConfirmed(password, name, args) {
      const [actor, context] = [user.actor(), user.context()]
      if (!actor || !context) return fail({ type: 'access/signed-out' })
      const confirmed = await confirmPassword(auth, password)
      if (!confirmed.ok) return confirmed
      return catchStorageErrors(async () => {
        const done = await runAtOnce(await server(), name, args, { actor, ...moment() })
        if (!done.ok) return done
        await storeDocs(context.db, done.value)
        await session.load()
        return ok()
      })
    },
  }
}
