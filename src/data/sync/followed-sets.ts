import { watchSpecs } from '../remote/watch-specs.ts'
import type { WatchSpec } from '../remote/watch-specs.ts'
import type { Session } from '../types/data.ts'

export type FollowedSet = Pick<WatchSpec, 'key' | 'kind'>

/** The sets that the signed-in user's device follows; null while the user is not known. */
export function followedSets(session: Session | undefined): readonly FollowedSet[] | null {
  if (session?.kind !== 'signedIn') return []
  const { user, loading } = session
  if (!user) return loading ? null : []
  return user.status === 'active' ? watchSpecs(user) : []
}
