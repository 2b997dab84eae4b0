import type { Result } from '#lib/result.ts'
import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/can.ts'
import type { Estimate } from '#domain/entities/estimate.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import type { Tx } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { readEntity } from '../shared/read-entity.ts'

/** An estimate with which the actor may do this. */
export function readFor(
  tx: Tx,
  estimateId: string,
  action: 'estimate/edit' | 'estimate/decide',
  actor: Actor,
): Result<Estimate, Problem> {
  const estimate = readEntity(tx, 'estimates', estimateId)
  if (!estimate.ok || can(actor, action, estimate.value)) return estimate
  return notAllowed(action)
}
