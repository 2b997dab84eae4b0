import type { Session } from '#data/index.ts'
import type { SessionFacts } from '#domain/access/decide-route.ts'

/** The session as the guard sees it; null while it is unknown and the guard has to wait. */
export function sessionFacts(session: Session): SessionFacts | null {
  if (session.kind === 'starting') return null
  if (session.kind === 'signedOut') return { kind: 'signedOut' }
  const { user, company, loading, error } = session
  const known = user !== null && company !== null
  // After a failure the page that says so stays while the load is tried again.
  if (loading && !known && error === null) return null
  return { kind: 'signedIn', user, company, loadFailed: error !== null && !known }
}
