import { equal } from '#lib/equal.ts'
import { haveSame } from '#domain/booking/have-same.ts'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Tx } from '#domain/mutation/types.ts'

/**
 * Writes what differs between a stored visit (`now`) and the wanted one. People of a sent visit are told again when its
 * start, its length or its people differ from `before`, which they were told last.
 */
export function saveVisit(
  tx: Tx,
  now: PlannedVisit,
  wanted: PlannedVisit,
  at: string,
  before: PlannedVisit = now,
): void {
  const { assigneeIds, leadId } = wanted
  const isSent = wanted.isSent && assigneeIds.length > 0 && wanted.cancelledAt === null
  const isNews =
    !before.isSent ||
    before.start !== wanted.start ||
    before.minutes !== wanted.minutes ||
    !haveSame(before.assigneeIds, assigneeIds)
  const next: PlannedVisit = {
    ...wanted,
    leadId: leadId !== null && assigneeIds.includes(leadId) ? leadId : null,
    isSent,
    toldAt: !isSent ? null : isNews ? at : now.toldAt,
    seenBy: isSent && !isNews ? now.seenBy : {},
  }
  const fields = Object.entries(next).filter(
    ([field, value]) => !equal(value, now[field as keyof PlannedVisit]),
  )
  if (fields.length > 0) tx.update(refTo('bookings', now.id), Object.fromEntries(fields))
}
