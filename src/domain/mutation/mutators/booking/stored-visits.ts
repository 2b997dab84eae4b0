import * as v from 'valibot'
import { fail, type Result } from '#lib/result.ts'
import { bookingId } from '#domain/booking/booking-id.ts'
import { isOpenVisit } from '#domain/booking/plan-of-bookings.ts'
import { type Booking, maxParts, type PlannedVisit } from '#domain/entities/booking.ts'
import { wholeBetween } from '#domain/entities/whole-between.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Doc, MutationContext, Ref, Tx } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { parseRow } from '#domain/stored/parse-row.ts'

/** The further visits of an order that the author's device had stored, cancelled ones too. */
export const knownParts = v.exactOptional(
  v.pipe(v.array(wholeBetween(2, maxParts)), v.maxLength(maxParts, 'tooMany')),
)

/** The visits follow in a change of their own: see `booking/settle`. */
export const leavesVisits = v.exactOptional(v.boolean())

/** The stored visits of an order: the first, and these parts. */
export function bookingRefs(orderId: string, parts: readonly number[] = []): readonly Ref[] {
  const ids = [1, ...parts].map((part) => bookingId(orderId, part))
  return [...new Set(ids)].map((id) => refTo('bookings', id))
}

/** The open visits of an order that a mutation knows. */
export interface KnownVisits {
  readonly open: readonly Booking[]
  /** Whether someone else may have added visits that it does not know. */
  readonly isPartial: boolean
}

/** The open visits among the first and these parts that are stored and readable. */
export function knownVisits(tx: Tx, orderId: string, parts: readonly number[] = []): KnownVisits {
  const all = [...new Set([1, ...parts])].sort((a, b) => a - b)
  const stored = all.flatMap((part) => {
    const booking = storedBooking(tx, bookingId(orderId, part))
    return booking?.ok ? [booking.value] : []
  })
  const highest = stored.find(({ part }) => part === 1)?.parts ?? 1
  const missing = Array.from({ length: highest }, (_, i) => i + 1).some(
    (part) => !all.includes(part),
  )
  return { open: stored.filter(isOpenVisit), isPartial: missing }
}

/** The visit as it is stored; where it is not, it is stored as `planned`. */
export function ensureVisit(
  tx: Tx,
  planned: PlannedVisit,
  context: MutationContext,
): Result<Booking, Problem> {
  const stored = storedBooking(tx, planned.id)
  if (stored) return stored
  const ref = refTo('bookings', planned.id)
  const created = newBooking(planned, context)
  if (tx.get(ref) === undefined) tx.create(ref, created)
  // A document that no app could read was replaced by a tombstone; the visit is planned again.
  else tx.replace(ref, { ...created, deletedAt: null })
  return storedBooking(tx, planned.id) ?? fail({ type: 'doc/missing', ref })
}

/** The visit as the mutation has left it so far; null where it is not stored. */
export function storedBooking(tx: Tx, id: string): Result<Booking, Problem> | null {
  const doc = tx.get(refTo('bookings', id))
  if (doc === undefined || typeof doc.deletedAt === 'string') return null
  // A document that this mutation creates has no stamps yet.
  const stamps = { schema: 1, updatedAt: doc.createdAt, updatedBy: doc.createdBy }
  return parseRow('bookings', id, { ...stamps, ...doc })
}

function newBooking(visit: PlannedVisit, { actor, at }: MutationContext): Doc {
  // Only a visit of which a customer was told has that field.
  const fields = Object.entries(visit).filter(
    ([field]) => field !== 'id' && field !== 'customerTold',
  )
  return {
    ...Object.fromEntries(fields),
    parts: 1,
    planRunId: null,
    createdAt: at,
    createdBy: actor.uid,
  }
}
