import type { UserDb } from '../local/database/user-db.ts'
import type { Session, SyncStatus } from '../types/data.ts'
import { canSyncInBackground } from './background.ts'
import { readStatus } from './read-status.ts'
import { sessionSets } from './session-sets.ts'

/** The sync status in this session; without a database, that of a device without a user. */
export function readSessionStatus(
  db: UserDb | null,
  session: Session | undefined,
  online: boolean,
): Promise<SyncStatus> {
  return readStatus(db, {
    online,
    needsSignIn: session?.kind === 'signedIn' && session.needsSignIn,
    sendsInBackground: canSyncInBackground(),
    follows: sessionSets(session),
    now: Date.now(),
  })
}
