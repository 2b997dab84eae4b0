import { weekdayOf } from '#domain/staff/working-spans.ts'
import { weekdays } from '#domain/entities/working-hours.ts'
import { addDays } from '#domain/time/local-time.ts'
import { daysOfMonth } from '#domain/time/days-off.ts'
import type { BoardView } from './board-url.ts'

/** The days 'YYYY-MM-DD' that a view shows: one, the week from Monday, or the weeks that a month touches. */
export function shownDays(view: BoardView, day: string): readonly string[] {
  if (view === 'week') return weekFrom(mondayOf(day))
  if (view !== 'month') return [day]
  const month = daysOfMonth(day.slice(0, 7))
  const last = month.at(-1) ?? day
  const days: string[] = []
  for (let at = mondayOf(month[0] ?? day); at <= last; at = addDays(at, 7)) {
    days.push(...weekFrom(at))
  }
  return days
}

function weekFrom(monday: string): readonly string[] {
  return weekdays.map((_, i) => addDays(monday, i))
}

function mondayOf(day: string): string {
  return addDays(day, -weekdays.indexOf(weekdayOf(day)))
}
