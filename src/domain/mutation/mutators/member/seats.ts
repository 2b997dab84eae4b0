import { fail, ok, type Result } from '#lib/result.ts'
import type { Problem } from '#domain/problem.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Tx } from '#domain/mutation/types.ts'
import { readEntity } from '../shared/read-entity.ts'

/** Counts one more active member; fails where the plan allows no more. */
export function takeSeat(tx: Tx, userId: string): Result<void, Problem> {
  const seats = readEntity(tx, 'counters', 'seats')
  if (!seats.ok) return seats
  const { used, limit } = seats.value
  if (used >= limit) return fail({ type: 'seats/full', limit })
  tx.update(refTo('counters', 'seats'), { used: used + 1, userId, isTaken: true })
  return ok()
}

/** Counts one active member less. */
export function freeSeat(tx: Tx, userId: string): Result<void, Problem> {
  const seats = readEntity(tx, 'counters', 'seats')
  if (!seats.ok) return seats
  const used = Math.max(0, seats.value.used - 1)
  tx.update(refTo('counters', 'seats'), { used, userId, isTaken: false })
  return ok()
}
