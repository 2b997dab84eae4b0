import type { Absence } from '../entities/absence.ts'
import type { Away } from '../entities/away.ts'
import type { Order } from '../entities/order.ts'
import { localDay } from '../time/local-time.ts'
import type { DaySpan } from '../time/days-off.ts'

type Plan = Pick<Order, 'assigneeIds' | 'plannedStart' | 'plannedEnd' | 'windowStart' | 'windowEnd'>

/** Someone's time off on the days for which an order is planned. */
export interface TimeOffThen extends DaySpan {
  readonly id: string
  readonly userId: string
  /** It was asked for, and not answered. */
  readonly isRequested: boolean
}

/**
 * The time off of an order's assignees on the days for which it is planned, or else promised: what is approved, and
 * what is only requested where that is known. None where it has no day.
 */
export function timeOffThen(
  plan: Plan,
  { away, absences }: { readonly away: readonly Away[]; readonly absences: readonly Absence[] },
  timeZone: string,
): readonly TimeOffThen[] {
  const days = daysOf(plan, timeZone)
  if (days === null) return []
  const requested = absences.filter(({ status }) => status === 'requested')
  const all = [
    ...away.map((one) => ({ ...one, isRequested: false })),
    ...requested.map((one) => ({ ...one, isRequested: true })),
  ]
  return plan.assigneeIds.flatMap((uid) =>
    all
      .filter((one) => one.userId === uid && one.fromOn <= days.toOn && one.toOn >= days.fromOn)
      .map(({ id, userId, fromOn, toOn, isRequested }) => ({
        id,
        userId,
        fromOn,
        toOn,
        isRequested,
      }))
      .toSorted((a, b) => a.fromOn.localeCompare(b.fromOn)),
  )
}

function daysOf(plan: Plan, timeZone: string): DaySpan | null {
  const { plannedStart, plannedEnd, windowStart, windowEnd } = plan
  const [start, end] = plannedStart === null ? [windowStart, windowEnd] : [plannedStart, plannedEnd]
  if (start === null) return null
  // An order that ends at midnight is not on the next day.
  const last = Math.max(Date.parse(start), Date.parse(end ?? start) - 1)
  return {
    fromOn: localDay(start, timeZone),
    toOn: localDay(new Date(last).toISOString(), timeZone),
  }
}
