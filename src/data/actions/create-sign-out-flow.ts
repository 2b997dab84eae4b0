import type { Drafts } from '../outbox/draft/drafts.ts'
import { dropErasure, noteErasure, onErasureElsewhere } from '../local/erase/erasure-note.ts'
import { holdPageLock } from '../local/locks/page-lock.ts'
import type { PageStorage } from '../local/storage/page-storage.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { report } from '../report.ts'
import type { DeviceSession } from '../session/create-device-session.ts'
import type { Data, Session } from '../types/data.ts'

interface SignOutPorts {
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
  const { host, session, drafts, userDb, noteUnsent, endWork, reloadAtSignIn } = ports
  let stop: (() => void) | undefined

  /** Unsent work is only erased if the person has confirmed it. */
  async function mayErase(uid: string, choice: 'erase' | 'discard'): Promise<boolean> {
    if (choice === 'discard') return true
    const { countUnsent } = await import('../local/unsent/count-unsent.ts')
    return (await countUnsent(userDb(uid))) + drafts.count(uid) === 0
  }

  async function eraseNow(uid: string): Promise<void> {
    drafts.dropAll(uid)
    await userDb(uid).delete()
    await (await import('../local/unsent/unsent-marker.ts')).forgetMarker(uid)
  }

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
    async signOut(choice) {
      const uid = uidOf(session.live.get())
      endWork()
      const erases = uid !== undefined && choice !== 'keep' && (await mayErase(uid, choice))
      const isNoted = erases && !host.isMemory() && noteErasure(uid, choice === 'discard')
      // After signing out, it is unknown whose work to count.
      if (!erases && !host.isMemory()) await noteUnsent()
      await session.signOut()
      if (erases && !isNoted) await eraseNow(uid)
      if (erases) reloadAtSignIn()
      else if (uid !== undefined) userDb(uid).close()
      return erases ? 'erased' : 'kept'
    },
    stop: () => stop?.(),
  }
}

function uidOf(session: Session | undefined): string | undefined {
  return session?.kind === 'signedIn' ? session.uid : undefined
}
