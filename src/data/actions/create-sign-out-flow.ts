import { dropErasure, onErasureElsewhere } from '../local/erase/erasure-note.ts'
import { holdPageLock } from '../local/locks/page-lock.ts'
import { report } from '../report.ts'
import { uidOf } from '../session/uid-of.ts'
import type { Data } from '../types/data.ts'
import type { SignOutPorts } from './sign-out.ts'

/** Signing out, with or without erasing what this device holds. */
export interface SignOutFlow extends Pick<Data, 'signOut'> {
  start(): void
  /**
   * Someone has signed in: what earlier users have left is deleted, and an erasure that could not be done before is
   * dropped, so that it does not hit this user.
   */
  onSignedIn(): void
  stop(): void
}

/**
 * A page cannot erase databases that it and other tabs have open: it notes what to erase, and the page loaded in its
 * place erases it (`eraseIfRequested`).
 */
export function createSignOutFlow(ports: SignOutPorts): SignOutFlow {
  const { host, session, reloadAtSignIn } = ports
  let stop: (() => void) | undefined

  return {
    start() {
      stop = onErasureElsewhere(reloadAtSignIn)
      holdPageLock()
    },
    onSignedIn() {
      dropErasure()
      const uid = uidOf(session.live.get())
      if (uid === undefined || host.isMemory()) return
      import('../local/erase/forget-others.ts')
        .then(({ forgetOthers }) => forgetOthers(uid, globalThis.indexedDB, host))
        .catch((error: unknown) => report('Others were not forgotten', error))
    },
    signOut: async (choice) => (await import('./sign-out.ts')).signOut(ports, choice),
    stop: () => stop?.(),
  }
}
