import type { Drafts } from '../outbox/draft/drafts.ts'
import { dropErasure, onErasureElsewhere } from '../local/erase/erasure-note.ts'
import { holdPageLock } from '../local/locks/page-lock.ts'
import type { PageStorage } from '../local/storage/page-storage.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { report } from '../report.ts'
import type { DeviceSession } from '../session/create-device-session.ts'
import type { Data, Session } from '../types/data.ts'

export interface SignOutPorts {
  readonly host: PageStorage
  readonly session: DeviceSession
  readonly drafts: Drafts
  readonly userDb: (uid: string) => UserDb
  /** Notes for the sign-in page how much of the present user's work is unsent. */
  readonly noteUnsent: () => Promise<void>
  /** Ends the work done for the present user. */
  readonly endWork: () => void
  /** Loads the page again at the sign-in. */
  readonly reloadAtSignIn: () => void
}

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

/** The person who is signed in; undefined for nobody. */
export function uidOf(session: Session | undefined): string | undefined {
  return session?.kind === 'signedIn' ? session.uid : undefined
}
