import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { Order } from '#domain/entities/order.ts'

/** What an order says of its visits. */
export type OrderPlan = Pick<Order, 'assigneeIds' | 'plannedStart' | 'plannedEnd'>

/**
 * The people and times that an order has by its visits: everyone of an open visit, and the times of the next one, or of
 * the last one if all are over at `at` (an instant). A visit on a day without a time has no times.
 */
export function planOfBookings(visits: readonly PlannedVisit[], at: string): OrderPlan {
  const open = visits.filter(isOpenVisit)
  const timed = open.flatMap((visit) => spanOf(visit) ?? []).sort((a, b) => a.start - b.start)
  const next = timed.find(({ end }) => end >= Date.parse(at)) ?? timed.at(-1)
  return {
    assigneeIds: [...new Set(open.flatMap(({ assigneeIds }) => assigneeIds))],
    plannedStart: next?.visit.start ?? null,
    plannedEnd: next ? new Date(next.end).toISOString() : null,
  }
}

/** Whether a visit is still planned. */
export function isOpenVisit({ cancelledAt }: Pick<PlannedVisit, 'cancelledAt'>): boolean {
  return cancelledAt === null
}

/** Whether a visit's start is an instant, neither a day nor missing. */
export function isTimed(start: PlannedVisit['start']): boolean {
  return start !== null && start.includes('T')
}

function spanOf(visit: PlannedVisit) {
  if (visit.start === null || !isTimed(visit.start)) return null
  const start = Date.parse(visit.start)
  return { visit, start, end: start + visit.minutes * 60_000 }
}
