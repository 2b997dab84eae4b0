import type { Week, WeekTotals } from '../entities/week.ts'
import { addDays, fromLocalTime, localDay } from './local-time.ts'
import { mondayOf, type TimesheetDay } from './timesheet.ts'

/** A week's hours: not approved, approved, or approved with other totals than it has now. */
export type WeekState = 'open' | 'approved' | 'changed'

/** The id of the document that says whether a person's week is approved. */
export function weekId(userId: string, monday: string): string {
  return `${userId}_${monday.replaceAll('-', '')}`
}

/** The ids of the weeks in which these instants lie. */
export function weekIdsOf(
  userId: string,
  instants: readonly string[],
  timeZone: string,
): readonly string[] {
  return [...new Set(instants.map((at) => weekId(userId, mondayOf(localDay(at, timeZone)))))]
}

/** The first instant of the week and of the next. */
export function weekBounds(monday: string, timeZone: string): Pick<Week, 'startsAt' | 'endsAt'> {
  const midnight = (day: string) => fromLocalTime(`${day}T00:00`, timeZone) ?? `${day}T00:00:00Z`
  return { startsAt: midnight(monday), endsAt: midnight(addDays(monday, 7)) }
}

/** The totals of a week's days. */
export function totalsOf(days: readonly TimesheetDay[]): WeekTotals {
  const minutes = (field: 'paid' | 'breaks' | 'travel' | 'onOrders') =>
    Math.round(days.reduce((sum, day) => sum + day[field], 0) / 60_000)
  return {
    paidMinutes: minutes('paid'),
    breakMinutes: minutes('breaks'),
    travelMinutes: minutes('travel'),
    orderMinutes: minutes('onOrders'),
  }
}

/** Whether a week with these totals is approved as it is. */
export function weekStateOf(week: Week | undefined, totals: WeekTotals): WeekState {
  if (week?.status !== 'approved') return 'open'
  return hasTotals(week, totals) ? 'approved' : 'changed'
}

/** Whether these are the totals that were approved. */
export function hasTotals(week: WeekTotals, totals: WeekTotals): boolean {
  return (
    week.paidMinutes === totals.paidMinutes &&
    week.breakMinutes === totals.breakMinutes &&
    week.travelMinutes === totals.travelMinutes &&
    week.orderMinutes === totals.orderMinutes
  )
}

/** Whether the instant lies in an approved week, in which hours can no longer be corrected. */
export function isLocked(week: Partial<Week>, instant: string): boolean {
  const { status, startsAt = '', endsAt = '' } = week
  const time = Date.parse(instant)
  return status === 'approved' && time >= Date.parse(startsAt) && time < Date.parse(endsAt)
}
