import type { Company } from '#domain/entities/company.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { UserDb } from '../local/database/user-db.ts'
import type { Live, Session } from '../types/data.ts'
import { actorOfSession } from './session-of.ts'

/** Who is signed in on this page, and where their rows are. */
export interface CurrentUser {
  /** undefined while no one is signed in, as with the next two. */
  readonly uid: () => string | undefined
  readonly db: () => UserDb | undefined
  readonly context: () => { readonly uid: string; readonly db: UserDb } | undefined
  /** null while it is not known. */
  readonly company: () => Company | null
  readonly actor: () => Actor | null
}

export function createCurrentUser(
  session: Live<Session>,
  userDb: (uid: string) => UserDb,
): CurrentUser {
  const signedIn = () => {
    const now = session.get()
    return now?.kind === 'signedIn' ? now : undefined
  }
  const context = () => {
    const uid = signedIn()?.uid
    return uid === undefined ? undefined : { uid, db: userDb(uid) }
  }
  return {
    uid: () => signedIn()?.uid,
    db: () => context()?.db,
    context,
    company: () => signedIn()?.company ?? null,
    actor: () => actorOfSession(session.get()),
  }
}
