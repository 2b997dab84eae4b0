import type { Order } from '../entities/order.ts'
import { byStart, type DayEntry, dayOfEntry, isOnlyVisit } from './day-entries.ts'
import { isTimed } from './plan-of-bookings.ts'

/**
 * The entries of an open order that are still to be done, by start: none while it is on hold, and of partly done work
 * the other visits that begin later than that was said. One of an earlier day is over where another one follows it.
 */
export function pendingEntries(
  { status, statusAt }: Pick<Order, 'status' | 'statusAt'>,
  entries: readonly DayEntry[],
  today: string,
  timeZone: string,
): readonly DayEntry[] {
  if (status === 'onHold') return []
  const isLeft = status === 'partlyDone'
  const sorted = isLeft ? entriesAfter(entries, statusAt, timeZone) : entries.toSorted(byStart)
  return sorted.filter((entry, i) => {
    const day = dayOfEntry(entry, timeZone)
    return day === null || day >= today || !sorted.slice(i + 1).some(({ start }) => start !== null)
  })
}

/**
 * The entries that follow the one whose work ended at an instant, by start. Where all begin later, the first was made
 * early, if all of the order are known.
 */
export function entriesAfter(
  entries: readonly DayEntry[],
  at: string,
  timeZone: string,
): readonly DayEntry[] {
  const later = entries.filter((entry) => beginsAfter(entry, at, timeZone)).toSorted(byStart)
  const isMadeEarly = later.length === entries.length && later[0]?.series?.isOwn === false
  return isMadeEarly ? later.slice(1) : later
}

/**
 * Which of an order's entries its work in progress belongs to: the one that is nearest to the step that began it, or to
 * `now` (an instant) while it is paused. Undefined if there is none.
 */
export function entryInProgress(
  { status, statusAt }: Pick<Order, 'status' | 'statusAt'>,
  entries: readonly DayEntry[],
  now: string,
): DayEntry | undefined {
  const at = Date.parse(status === 'paused' ? now : statusAt)
  const [nearest] = entries.toSorted((a, b) => distance(a, at) - distance(b, at))
  return nearest
}

/** Milliseconds between an instant and an entry; one without a time is further away than any other. */
function distance({ start, end }: DayEntry, at: number): number {
  if (start === null) return Number.MAX_VALUE
  const from = Date.parse(start)
  const to = isTimed(start) ? Date.parse(end ?? start) : from + 86_400_000
  return Math.max(from - at, at - to, 0)
}

/** Whether a further visit begins after an instant; the only one of an order never does. */
export function beginsAfter(entry: DayEntry, at: string, timeZone: string): boolean {
  const { start } = entry
  if (start === null || isOnlyVisit(entry)) return false
  if (isTimed(start)) return Date.parse(start) > Date.parse(at)
  return start > (dayOfEntry({ start: at }, timeZone) ?? '')
}
