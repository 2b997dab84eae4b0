import * as v from 'valibot'
import { calendarDay } from '#domain/entities/fields.ts'
import { mondayOf } from '#domain/time/timesheet.ts'

/** The Monday of the week that the address names; this week's without one or for one to come. */
export function readWeek(search: URLSearchParams, thisMonday: string): string {
  const given = search.get('week')
  return v.is(calendarDay, given) && given < thisMonday ? mondayOf(given) : thisMonday
}

/** The address of a week; this week has none. */
export function writeWeek(
  search: URLSearchParams,
  monday: string,
  thisMonday: string,
): URLSearchParams {
  const next = new URLSearchParams(search)
  if (monday === thisMonday) next.delete('week')
  else next.set('week', monday)
  return next
}
