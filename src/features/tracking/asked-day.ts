import * as v from 'valibot'
import { calendarDay } from '#domain/entities/fields.ts'
import { addDays } from '#domain/time/local-time.ts'

/** A year: of older days routes are deleted, and their length and times remain. */
const mostDays = 365

/** The first day whose route can be asked for. */
export function firstRouteDay(today: string): string {
  return addDays(today, -mostDays)
}

/** The day that an address asks for; null where it names none, or one without routes. */
export function askedDay(asked: string | null, today: string): string | null {
  if (!v.is(calendarDay, asked)) return null
  return asked >= firstRouteDay(today) && asked <= today ? asked : null
}
