import type { Actor } from '#domain/access/actor.ts'
import { isLapsed } from '#domain/access/features.ts'
import type { Entities } from '#domain/entities/collections.ts'
import type { Problem } from '#domain/problem.ts'
import { storedEntity } from '../local/rows/stored-entity.ts'
import type { Session } from '../types/data.ts'
import type { StoredSession } from '../server/device-items.ts'

/** The state of the session in this page, beside what the device stores. */
export interface SessionActivity {
  readonly loading: boolean
  readonly error: Problem | null
}

/** The session as screens see it. */
export function sessionOf(
  stored: StoredSession | undefined,
  { loading, error }: SessionActivity,
): Session {
  if (!stored) return { kind: 'signedOut' }
  const { uid, email, displayName, loaded, needsSignIn } = stored
  const user = read('users', stored.user)
  const company = read('companies', stored.company)
  const unreadable = [user, company].find((part) => part !== null && 'type' in part)
  return {
    kind: 'signedIn',
    uid,
    email,
    displayName,
    user: user && !('type' in user) ? user : null,
    company: company && !('type' in company) ? company : null,
    // Before the first attempt, too: it is not known yet whether there is a company.
    loading: !loaded && (loading || error === null),
    error: error ?? (unreadable && 'type' in unreadable ? unreadable : null),
    needsSignIn,
  }
}

/** The actor of a session; null if the server knows no such user yet. */
export function actorOfSession(session: Session | undefined): Actor | null {
  if (session?.kind !== 'signedIn' || !session.user) return null
  const { companyId, role, status, permissions } = session.user
  return {
    uid: session.uid,
    companyId,
    role,
    status,
    permissions,
    isLapsed: isLapsed(session.company),
  }
}

function read<C extends 'users' | 'companies'>(
  collection: C,
  row: StoredSession['user'],
): Entities[C] | Problem | null {
  if (!row) return null
  const entity = storedEntity(collection, row)
  return entity.ok ? entity.value : entity.problem
}
