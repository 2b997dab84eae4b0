import type { Order } from '../entities/order.ts'
import { turnsBack } from '../order/reassign-requests.ts'
import { isBeingDone } from '../order/under-way.ts'
import { type DayEntry, dayOfEntry } from './day-entries.ts'
import { entryInProgress, pendingEntries } from './pending-entries.ts'

/** The next visit of an order, and what the office may be told of it. */
export interface VisitAhead {
  readonly entry: DayEntry
  /** Whether it may be late: not yet reached, and not of a later day. */
  readonly mayBeLate: boolean
  /** Whether someone else may get it: not begun yet, or its technician alone can turn back. */
  readonly mayReassign: boolean
}

/**
 * The visit of an open order that this person makes now or next; `entries` are their own. Null where nothing is left to
 * do. `now` is an ISO instant, `today` that day in `timeZone`.
 */
export function visitAhead(
  order: Pick<Order, 'open' | 'status' | 'statusAt' | 'statusReason' | 'assigneeIds'>,
  entries: readonly DayEntry[],
  { now, today, timeZone }: { now: string; today: string; timeZone: string },
): VisitAhead | null {
  const pending = order.open ? pendingEntries(order, entries, today, timeZone) : []
  const isBegun = isBeingDone(order)
  const entry = isBegun ? entryInProgress(order, pending, now) : pending[0]
  if (!entry) return null
  const isReached = isBegun && order.status !== 'enRoute'
  return {
    entry,
    mayBeLate: !isReached && (dayOfEntry(entry, timeZone) ?? today) <= today,
    mayReassign: !isBegun || turnsBack(order),
  }
}
