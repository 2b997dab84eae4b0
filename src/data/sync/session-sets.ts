import { followedSets } from '../remote/followed-sets.ts'
import type { SetSpec } from '../remote/followed-sets.ts'
import type { Session } from '../types/data.ts'

export type SetKey = Pick<SetSpec, 'key' | 'kind'>

/** The sets that the signed-in user's device follows; null while the user is not known. */
export function sessionSets(session: Session | undefined): readonly SetKey[] | null {
  if (session?.kind !== 'signedIn') return []
  const { user, company, loading } = session
  if (!user) return loading ? null : []
  return user.status === 'active' ? followedSets(user, company) : []
}
