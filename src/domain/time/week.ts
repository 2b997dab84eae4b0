import * as v from 'valibot'
import type { Week, WeekTotals } from '../entities/week.ts'
import { addDays, fromLocalTime, localDay } from './local-time.ts'
import { mondayOf, type TimesheetDay } from './timesheet.ts'
import { weekFingerprint } from './week-fingerprint.ts'

/** A week's hours: not approved, approved, or approved with other entries than it has now. */
export type WeekState = 'open' | 'approved' | 'changed'

/** The id of the document that says whether a person's week is approved. */
export function weekId(userId: string, monday: string): string {
  return `${userId}_${monday.replaceAll('-', '')}`
}

const correction = v.looseObject({ weekIds: v.array(v.string()) })

/** The weeks that a correction of hours is about, by its arguments. */
export function correctedWeeks(args: unknown): readonly Pick<Week, 'id' | 'userId' | 'monday'>[] {
  if (!v.is(correction, args)) return []
  return args.weekIds.flatMap((id) => {
    const [, userId, year, month, day] = /^(.+)_(\d{4})(\d\d)(\d\d)$/.exec(id) ?? []
    return userId === undefined ? [] : [{ id, userId, monday: `${year}-${month}-${day}` }]
  })
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
function totalsOf(days: readonly TimesheetDay[]): WeekTotals {
  const minutes = (field: 'paid' | 'breaks' | 'travel' | 'onOrders') =>
    Math.round(days.reduce((sum, day) => sum + day[field], 0) / 60_000)
  return {
    paidMinutes: minutes('paid'),
    breakMinutes: minutes('breaks'),
    travelMinutes: minutes('travel'),
    orderMinutes: minutes('onOrders'),
  }
}

/** What is approved of a week: its totals and the fingerprint of its entries. */
export function approvedOf(days: readonly TimesheetDay[]): WeekTotals & Pick<Week, 'entriesHash'> {
  const entries = days.flatMap((day) => day.entries.map(({ entry }) => entry))
  return { ...totalsOf(days), entriesHash: weekFingerprint(entries) }
}

/** Whether a week with these days is approved as it is. Of one that an older app approved, only totals are known. */
export function weekStateOf(week: Week | undefined, days: readonly TimesheetDay[]): WeekState {
  if (week?.status !== 'approved') return 'open'
  const now = approvedOf(days)
  const isSame =
    week.entriesHash === null ? hasTotals(week, now) : week.entriesHash === now.entriesHash
  return isSame ? 'approved' : 'changed'
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
