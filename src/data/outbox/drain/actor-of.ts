import type { Actor } from '#domain/access/actor.ts'
import { parseRow } from '#domain/entities/parse-row.ts'
import type { Doc } from '#domain/mutation/types.ts'

/** Who acts, from a user document; null where there is none that can be read. */
export function actorOf(uid: string, doc: Doc | undefined): Actor | null {
  const user = doc && parseRow('users', uid, doc)
  if (!user?.ok) return null
  const { companyId, role, status, permissions } = user.value
  return { uid, companyId, role, status, permissions }
}
