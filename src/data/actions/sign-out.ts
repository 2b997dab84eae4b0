import { noteErasure } from '../local/erase/erasure-note.ts'
import { countUnsent } from '../local/unsent/count-unsent.ts'
import { forgetMarker } from '../local/unsent/unsent-marker.ts'
import type { PageStorage } from '../local/storage/page-storage.ts'
import type { UserDb } from '../local/database/user-db.ts'
import type { Drafts } from '../outbox/draft/drafts.ts'
import type { DeviceSession } from '../session/create-device-session.ts'
import { uidOf } from '../session/uid-of.ts'

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

/** Signs the present user out, and erases what this device holds of them if they chose that and may. */
export async function signOut(
  { host, session, drafts, userDb, noteUnsent, endWork, reloadAtSignIn }: SignOutPorts,
  choice: 'keep' | 'erase' | 'discard',
): Promise<'erased' | 'kept'> {
  const uid = uidOf(session.live.get())
  endWork()
  const erases = uid !== undefined && choice !== 'keep' && (await mayErase(uid))
  const isNoted = erases && !host.isMemory() && noteErasure(uid, choice === 'discard')
  // After signing out, it is unknown whose work to count.
  if (!erases && !host.isMemory()) await noteUnsent()
  await session.signOut()
  if (erases && !isNoted) await eraseNow(uid)
  if (erases) reloadAtSignIn()
  else if (uid !== undefined) userDb(uid).close()
  return erases ? 'erased' : 'kept'

  /** Unsent work is only erased if the person has confirmed it. */
  async function mayErase(of: string): Promise<boolean> {
    if (choice === 'discard') return true
    return (await countUnsent(userDb(of))) + drafts.count(of) === 0
  }

  async function eraseNow(of: string): Promise<void> {
    drafts.dropAll(of)
    await userDb(of).delete()
    await forgetMarker(of)
  }
}
