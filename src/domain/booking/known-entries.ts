import type { Booking, PlannedVisit } from '../entities/booking.ts'
import type { Order } from '../entities/order.ts'
import { bookingId } from './booking-id.ts'
import { type DayEntry, entriesOf } from './day-entries.ts'
import { isSameInstant } from './is-same-instant.ts'
import { isOpenVisit } from './plan-of-bookings.ts'
import { unknownVisit } from './unknown-visit.ts'

type StoredVisit = PlannedVisit & Pick<Booking, 'parts'>

/**
 * The visits of an order as far as a device can know them: the stored ones, and another person's of which the order alone
 * says when it is, because only their own device has it.
 */
export function knownEntries(order: Order, bookings: readonly StoredVisit[]): readonly DayEntry[] {
  const open = bookings.filter(isOpenVisit)
  const highest = Math.max(0, ...open.map(({ part, parts }) => Math.max(part, parts)))
  if (open.length >= highest) return entriesOf(order, bookings)
  const other = unknownVisit(order, open, order.updatedAt)
  const isElsewhere =
    other.start !== null &&
    other.assigneeIds.length > 0 &&
    !open.some(({ start }) => isSameInstant(start, other.start))
  if (!isElsewhere) return entriesOf(order, open)
  const part = highest + 1
  return entriesOf(order, [...open, { ...other, part, id: bookingId(order.id, part) }])
}
