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

/** How many days beside the weeks that are shown are read with them, so that the days beside are here at once. */
const besideDays = 14

/** The days to read for a view: whole weeks, so that going from day to day needs no other read. */
export function readSpan({ view, day }: { readonly view: BoardView; readonly day: string }) {
  const days = view === 'month' ? shownDays(view, day) : weekFrom(mondayOf(day))
  const [first = day, last = day] = [days[0], days.at(-1)]
  return { from: addDays(first, -besideDays), to: addDays(last, besideDays) }
}

function weekFrom(monday: string): readonly string[] {
  return weekdays.map((_, i) => addDays(monday, i))
}

function mondayOf(day: string): string {
  return addDays(day, -weekdays.indexOf(weekdayOf(day)))
}
