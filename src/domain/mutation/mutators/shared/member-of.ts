import { fail, type Result } from '#lib/result.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { User } from '#domain/entities/user.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Tx } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { readEntity } from './read-entity.ts'

/** A member of the actor's company; anyone else counts as missing. */
export function memberOf(tx: Tx, uid: string, { companyId }: Actor): Result<User, Problem> {
  const user = readEntity(tx, 'users', uid)
  if (!user.ok || user.value.companyId === companyId) return user
  return fail({ type: 'doc/missing', ref: refTo('users', uid) })
}
