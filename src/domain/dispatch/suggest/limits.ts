import type { BoardVisit } from '../board-visit.ts'
import { dayAt, dayBounds } from '../day-bounds.ts'
import { timedVisit } from '../visit-time.ts'

/** Between which instants a visit may begin and by when it must end, in milliseconds. */
export interface TimeLimits {
  readonly opensAt: number
  readonly closesAt: number
  readonly dueAt: number
}

/** What the customer was promised. */
export function timeLimits({ order }: BoardVisit): TimeLimits {
  const { windowStart, windowEnd, dueAt } = order
  return {
    opensAt: windowStart === null ? -Infinity : Date.parse(windowStart),
    closesAt: windowEnd === null ? Infinity : Date.parse(windowEnd),
    dueAt: dueAt === null ? Infinity : Date.parse(dueAt),
  }
}

/** Only the time that a visit has, where it has one. What was promised is checked afterwards. */
export function presentLimits(visit: BoardVisit): TimeLimits {
  const timed = timedVisit(visit)
  if (timed === null) return timeLimits(visit)
  return { opensAt: timed.startsAt, closesAt: timed.startsAt, dueAt: Infinity }
}

/** As if the order were due at no time. */
export function withoutDue(limits: TimeLimits): TimeLimits {
  return { ...limits, dueAt: Infinity }
}

/** Whether the order of a visit that starts at this instant was promised for another time. */
export function missesPromise(visit: BoardVisit, start: string): boolean {
  const { opensAt, closesAt } = timeLimits(visit)
  const startsAt = Date.parse(start)
  return startsAt < opensAt || startsAt > closesAt
}

/** Whether the customer was promised a time. */
export function hasPromise({ order }: BoardVisit): boolean {
  return order.windowStart !== null || order.windowEnd !== null
}

/** As if the customer had been promised no time, but for not to come on a day before. */
export function withoutPromise(visit: BoardVisit, timeZone: string): BoardVisit {
  const { opensAt } = timeLimits(visit)
  const windowStart = Number.isFinite(opensAt)
    ? new Date(dayBounds(dayAt(opensAt, timeZone), timeZone).startsAt).toISOString()
    : null
  return { ...visit, order: { ...visit.order, windowStart, windowEnd: null } }
}
