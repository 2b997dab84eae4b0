import type { Actor } from '../access/actor.ts'
import { can } from '../access/can.ts'
import type { Absence } from '../entities/absence.ts'

interface Moment {
  readonly actor: Actor
  /** ISO instant. */
  readonly at: string
}

/**
 * Whether the actor may cancel time off at that moment. One's own, once approved, only until it begins: in UTC, as the rules
 * compare it.
 */
export function mayCancelAbsence(absence: Absence, { actor, at }: Moment): boolean {
  if (!can(actor, 'absence/cancel', absence)) return false
  const hasBegun = absence.status === 'approved' && absence.fromOn < at.slice(0, 10)
  return !hasBegun || can(actor, 'absence/decide', absence)
}

/** Whether there is anything left to cancel. */
export function isOpenAbsence({ status }: Pick<Absence, 'status'>): boolean {
  return status === 'requested' || status === 'approved'
}

/** Whether time off that was not cancelled is to come or goes on on `today` ('YYYY-MM-DD'). */
export function isUpcomingAbsence(
  absence: Pick<Absence, 'status' | 'toOn'>,
  today: string,
): boolean {
  return absence.toOn >= today && absence.status !== 'cancelled'
}
