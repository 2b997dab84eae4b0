import type { Problem } from '#domain/problem.ts'
import { fail, type Result } from '#lib/result.ts'
import { report } from '../report.ts'
import type { Data } from '../types/data.ts'
import type { SignOutFlow } from './create-sign-out-flow.ts'
import type { OnlinePorts } from './online-actions.ts'

interface SessionActionPorts extends OnlinePorts {
  readonly signOutFlow: SignOutFlow
  /** Someone has signed in. */
  readonly onSignedIn: () => void
}

/** Signing in and out, and founding or joining a company. */
export function createSessionActions(
  ports: SessionActionPorts,
): Pick<
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
  const { session, auth, signOutFlow, onSignedIn } = ports
  const online = async () => (await import('./online-actions.ts')).createOnlineActions(ports)

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
    setUpCompany: (args) => reach(async () => (await online()).setUpCompany(args)),
    readInvite: (link) => reach(async () => (await online()).readInvite(link)),
    acceptInvite: (...args) => reach(async () => (await online()).acceptInvite(...args)),
    noteInvite: (link, note) => reach(async () => (await online()).noteInvite(link, note)),
    runConfirmed: (...args) => reach(async () => (await online()).runConfirmed(...args)),
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
