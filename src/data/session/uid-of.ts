import type { Session } from '../types/data.ts'

/** The id of the person who is signed in; undefined while no one is. */
export function uidOf(session: Session | undefined): string | undefined {
  return session?.kind === 'signedIn' ? session.uid : undefined
}
