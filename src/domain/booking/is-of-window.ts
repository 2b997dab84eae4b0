import type { Order } from '../entities/order.ts'
import { localDay } from '../time/local-time.ts'
import { type DayEntry, dayOfEntry, isOnlyVisit } from './day-entries.ts'

/** Whether the arrival window of an order is that of this visit: of several, of the one on its day. */
export function isOfWindow(
  { windowStart }: Pick<Order, 'windowStart'>,
  entry: Pick<DayEntry, 'part' | 'series' | 'start'>,
  timeZone: string,
): boolean {
  if (windowStart === null) return false
  return isOnlyVisit(entry) || dayOfEntry(entry, timeZone) === localDay(windowStart, timeZone)
}
