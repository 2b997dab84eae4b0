import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { Order } from '#domain/entities/order.ts'
import { followOrder } from './follow-order.ts'
import { impliedVisit } from './implied-visit.ts'
import { isOpenVisit } from './plan-of-bookings.ts'

/**
 * The open visits of an order, in the order of their parts: those that are stored, or the one that the order implies.
 * `bookings` are all stored visits of the order, cancelled ones too.
 */
export function visitsOfOrder(
  order: Order,
  bookings: readonly PlannedVisit[],
): readonly PlannedVisit[] {
  if (bookings.length === 0) return [impliedVisit(order)]
  const open = bookings.filter(isOpenVisit).sort((a, b) => a.part - b.part)
  const [only, second] = open
  return only?.part === 1 && second === undefined ? [followOrder(only, order)] : open
}

/** The people of a sent visit who have not seen what they were last told of it. */
export function unseenBy({ assigneeIds, isSent, toldAt, seenBy }: PlannedVisit): readonly string[] {
  if (!isSent || toldAt === null) return []
  return assigneeIds.filter((uid) => {
    const seen = seenBy[uid]
    return seen === undefined || Date.parse(seen) < Date.parse(toldAt)
  })
}
