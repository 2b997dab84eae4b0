import type { PlannedVisit } from '#domain/entities/booking.ts'
import { bookingId } from './booking-id.ts'
import { defaultMinutes } from './implied-visit.ts'

/** A further visit of an order before anything of it is planned. */
export function furtherVisit(orderId: string, part: number): PlannedVisit {
  return {
    id: bookingId(orderId, part),
    orderId,
    part,
    assigneeIds: [],
    leadId: null,
    start: null,
    minutes: defaultMinutes,
    locked: 'none',
    isSent: false,
    toldAt: null,
    seenBy: {},
    customerTold: null,
    cancelledAt: null,
  }
}
