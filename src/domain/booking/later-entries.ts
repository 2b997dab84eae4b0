import type { Order } from '../entities/order.ts'
import { isBeingDone } from '../order/under-way.ts'
import { isClosed } from '../order/is-closed.ts'
import { byStart, type DayEntry } from './day-entries.ts'
import { beginsAfter, entriesAfter, entryInProgress } from './pending-entries.ts'

/**
 * The visits that are still to come when the one in progress ends at `now` (an ISO instant), by start: of all `entries`
 * of an order those that completing it would cancel.
 */
export function laterEntries(
  order: Pick<Order, 'status' | 'statusAt' | 'statusReason'>,
  entries: readonly DayEntry[],
  { now, timeZone }: { now: string; timeZone: string },
): readonly DayEntry[] {
  if (!isBeingDone(order)) return []
  const current = entryInProgress(order, entries, now)
  return entries
    .filter((entry) => entry !== current && beginsAfter(entry, now, timeZone))
    .toSorted(byStart)
}

/** The visits that an order no longer needed when it was closed: those that begin later. */
export function unneededEntries(
  { status, statusAt }: Pick<Order, 'status' | 'statusAt'>,
  entries: readonly DayEntry[],
  timeZone: string,
): readonly DayEntry[] {
  if (status === 'cancelled')
    return entries.filter((entry) => beginsAfter(entry, statusAt, timeZone))
  return isClosed(status) ? entriesAfter(entries, statusAt, timeZone) : []
}
