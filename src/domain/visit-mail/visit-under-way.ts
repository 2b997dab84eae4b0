import { isTimed } from '../booking/plan-of-bookings.ts'
import type { PlannedVisit } from '../entities/booking.ts'
import type { Order } from '../entities/order.ts'
import { localDay } from '../time/local-time.ts'

/** The visit that someone drives to: the only one, else the nearest of that day; null where no one drives. */
export function visitUnderWay(
  { status, statusAt }: Pick<Order, 'status' | 'statusAt'>,
  visits: readonly PlannedVisit[],
  timeZone: string,
): PlannedVisit | null {
  const [first, second] = visits
  if (status !== 'enRoute' || !first) return null
  if (!second) return first
  const today = localDay(statusAt, timeZone)
  const away = ({ start }: PlannedVisit) =>
    start !== null && isTimed(start) ? Math.abs(Date.parse(start) - Date.parse(statusAt)) : Infinity
  const ofToday = visits.filter(({ start }) =>
    start !== null && isTimed(start) ? localDay(start, timeZone) === today : start === today,
  )
  return ofToday.toSorted((a, b) => away(a) - away(b))[0] ?? null
}
