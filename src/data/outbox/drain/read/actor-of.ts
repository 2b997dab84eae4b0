import type { Actor } from '#domain/access/actor.ts'
import { leftLately } from '#domain/access/late-work.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { equal } from '#lib/equal.ts'
import type { Doc } from '#domain/mutation/types.ts'

/** Who sends, as the server knows them. */
export interface Sender {
  readonly actor: Actor
  /** Until when they may have worked if they are deactivated but may still send that; else null. */
  readonly leftAt: string | null
}

/**
 * The sender of a user document at `now` (milliseconds); null if there is none that can be read. A person who was
 * deactivated lately acts as the member they were.
 */
export function senderOf(uid: string, doc: Doc | undefined, now: number): Sender | null {
  const user = doc && parseRow('users', uid, doc)
  if (!user?.ok) return null
  const { companyId, role, permissions } = user.value
  const leftAt = leftLately(user.value, now)
  const status = leftAt === null ? user.value.status : 'active'
  return { actor: { uid, companyId, role, status, permissions }, leftAt }
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
