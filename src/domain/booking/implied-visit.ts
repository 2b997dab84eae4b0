import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { Order } from '#domain/entities/order.ts'
import { bookingId } from './booking-id.ts'

/** How long a visit is taken to last where nobody said, in minutes. */
export const defaultMinutes = 60

/** The visit that an order without bookings implies: its assignees at its planned times. */
export function impliedVisit(order: Order): PlannedVisit {
  return {
    id: bookingId(order.id, 1),
    orderId: order.id,
    part: 1,
    assigneeIds: order.assigneeIds,
    leadId: null,
    start: order.plannedStart,
    minutes: minutesBetween(order.plannedStart, order.plannedEnd, order.minutes),
    locked: 'none',
    isSent: order.isSent && order.assigneeIds.length > 0,
    toldAt: null,
    seenBy: {},
    customerTold: null,
    cancelledAt: null,
  }
}

/** Whole minutes between two instants, as long as a visit may be; where either is missing what is `wanted`, if anything. */
export function minutesBetween(
  start: string | null,
  end: string | null,
  wanted: number | null = null,
): number {
  if (start === null || end === null) return wanted ?? defaultMinutes
  const minutes = Math.round((Date.parse(end) - Date.parse(start)) / 60_000)
  return Math.min(24 * 60, Math.max(5, minutes))
}
