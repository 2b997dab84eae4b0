import type { Booking, PlannedVisit } from '../entities/booking.ts'
import type { Order } from '../entities/order.ts'
import { minutesAfter } from '../time/minutes-after.ts'
import { localDay } from '../time/local-time.ts'
import { impliedVisit } from './implied-visit.ts'
import { isOpenVisit, isTimed } from './plan-of-bookings.ts'
import { visitsOfOrder } from './visits-of-order.ts'

/** One visit as the list of a day shows it. */
export interface DayEntry extends Pick<
  PlannedVisit,
  'id' | 'orderId' | 'part' | 'assigneeIds' | 'start'
> {
  /** An instant; null where it has no time, or its order names no end. */
  readonly end: string | null
  /** Which of several visits it is; null where there is only one. */
  readonly series: EntrySeries | null
}

/** Which of several visits of an order one is. */
export interface EntrySeries {
  readonly place: number
  readonly count: number
  /** Whether those are only one person's: the order may have others, which are not known here. */
  readonly isOwn: boolean
}

type StoredVisit = PlannedVisit & Pick<Booking, 'parts'>

/** The visits of an order, by part; `bookings` are all stored ones, as the office knows them. */
export function entriesOf(order: Order, bookings: readonly PlannedVisit[]): readonly DayEntry[] {
  return inSeries(order, visitsOfOrder(order, bookings), bookings.length === 0, false)
}

/**
 * The visits of an order that a person is sent on, by part. `bookings` are the stored ones that their device knows: of
 * an order without any it is the one that the order implies, and a visit that was not sent or is only someone else's is
 * none of theirs.
 */
export function ownEntriesOf(
  order: Order,
  bookings: readonly StoredVisit[],
  uid: string,
): readonly DayEntry[] {
  if (bookings.length === 0) {
    return order.assigneeIds.includes(uid) && order.isSent
      ? inSeries(order, [impliedVisit(order)], true, true)
      : []
  }
  const isMine = (visit: PlannedVisit) => visit.isSent && visit.assigneeIds.includes(uid)
  const own = bookings
    .filter((visit) => isMine(visit) && isOpenVisit(visit))
    .sort((a, b) => a.part - b.part)
  const highest = Math.max(...own.map(({ part, parts }) => Math.max(part, parts)))
  // Only where it has no other one, an order says when that visit is: an older app may have moved it.
  if (highest === 1) return inSeries(order, visitsOfOrder(order, own).filter(isMine), false, true)
  return inSeries(order, own, false, own.length < highest)
}

/** The local day on which an entry begins, 'YYYY-MM-DD'; null while it has none. */
export function dayOfEntry({ start }: Pick<DayEntry, 'start'>, timeZone: string): string | null {
  return start === null || !isTimed(start) ? start : localDay(start, timeZone)
}

/** Whether an entry is the only visit of its order, or the first of several that this person does not know. */
export function isOnlyVisit({ part, series }: Pick<DayEntry, 'part' | 'series'>): boolean {
  return part === 1 && series === null
}

/** Compares by start, an entry of a day without a time after those with one, and one without a day last. */
export function byStart(a: DayEntry, b: DayEntry): number {
  const [left, right] = [sortKey(a), sortKey(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

function sortKey({ start }: DayEntry): string {
  if (start === null) return '~'
  return isTimed(start) ? start : `${start}~`
}

function inSeries(
  order: Order,
  visits: readonly PlannedVisit[],
  isImplied: boolean,
  isOwn: boolean,
): readonly DayEntry[] {
  const count = visits.length
  return visits.map(({ id, orderId, part, assigneeIds, start, minutes }, i) => ({
    id,
    orderId,
    part,
    assigneeIds,
    start,
    end: isImplied ? order.plannedEnd : isTimed(start) ? minutesAfter(start ?? '', minutes) : null,
    series: count > 1 ? { place: i + 1, count, isOwn } : null,
  }))
}
