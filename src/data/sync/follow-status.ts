import type { Queries } from '../queries/create-queries.ts'
import type { Live, Session, SyncStatus } from '../types/data.ts'
import { canSyncInBackground } from './background.ts'
import { sessionSets } from './session-sets.ts'
import { readStatus } from './read-status.ts'

interface Ports {
  readonly queries: Pick<Queries, 'follow'>
  readonly session: Live<Session>
  readonly online: Live<boolean>
}

/** The sync status of the signed-in user. */
export function followStatus({ queries, session, online }: Ports): Live<SyncStatus> {
  const facts = () => {
    const now = session.get()
    return {
      online: online.get() ?? true,
      needsSignIn: now?.kind === 'signedIn' && now.needsSignIn,
      sendsInBackground: canSyncInBackground(),
      follows: sessionSets(now),
      now: Date.now(),
    }
  }
  return queries.follow(
    // Before the person's database is open nothing is known, least of all that everything is synced.
    async (db) =>
      db || session.get()?.kind === 'signedOut' ? readStatus(db ?? null, facts()) : undefined,
    [online, session],
  )
}
