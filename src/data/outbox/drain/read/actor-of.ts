import type { Actor } from '#domain/access/actor.ts'
import { parseRow } from '#domain/entities/parse-row.ts'
import { equal } from '#lib/equal.ts'
import type { Doc } from '#domain/mutation/types.ts'

/** The actor of a user document; null if there is none that can be read. */
export function actorOf(uid: string, doc: Doc | undefined): Actor | null {
  const user = doc && parseRow('users', uid, doc)
  if (!user?.ok) return null
  const { companyId, role, status, permissions } = user.value
  return { uid, companyId, role, status, permissions }
}

/** Whether the rules treat both alike. */
export function isSameActor(a: Actor, b: Actor): boolean {
  return (
    a.companyId === b.companyId &&
    a.role === b.role &&
    a.status === b.status &&
    equal(a.permissions, b.permissions)
  )
}
