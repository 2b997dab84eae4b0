import { watchSpecs } from '../remote/watch-specs.ts'
import type { WatchSpec } from '../remote/watch-specs.ts'
import type { Session } from '../types/data.ts'

export type FollowedSet = Pick<WatchSpec, 'key' | 'kind'>

/** The sets that the device of whoever is signed in follows; null while it is not known who that is. */
export function followedSets(session: Session | undefined): readonly FollowedSet[] | null {
  if (session?.kind !== 'signedIn') return []
  const { user, loading } = session
  if (!user) return loading ? null : []
  return user.status === 'active' ? watchSpecs(user) : []
}
