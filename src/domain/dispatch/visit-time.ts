import { isTimed } from '../booking/plan-of-bookings.ts'
import type { BoardVisit } from './board-visit.ts'
import { dayAt, type Stretch } from './day-bounds.ts'

/** A visit with the instants of its start and end. */
export interface TimedVisit extends Stretch {
  readonly visit: BoardVisit
}

/** A visit with its time in milliseconds; null where it is planned for a day without a time, or not at all. */
export function timedVisit(visit: BoardVisit): TimedVisit | null {
  const { start, minutes } = visit
  if (start === null || !isTimed(start)) return null
  const startsAt = Date.parse(start)
  return { visit, startsAt, endsAt: startsAt + minutes * 60_000 }
}

/** The local day of a visit that is planned for a day without a time; null for any other. */
export function anytimeDay({ start }: BoardVisit): string | null {
  return isTimed(start) ? null : start
}

/** Whether a visit takes someone's time: it is not cancelled, nor is its order. */
export function takesTime({ cancelledAt, order }: BoardVisit): boolean {
  return cancelledAt === null && order.status !== 'cancelled' && order.deletedAt === null
}

/** The local day on which a visit starts; null while it is not planned. */
export function visitDay(visit: BoardVisit, timeZone: string): string | null {
  const timed = timedVisit(visit)
  return timed ? dayAt(timed.startsAt, timeZone) : visit.start
}
