import type { PlannedBreak } from '../entities/staff.ts'
import { minutesOf } from './minutes-of.ts'
import { weekdays, type WorkingHours } from '../entities/working-hours.ts'

/** Paid minutes of a usual week: its hours, less the unpaid breaks of each day on which they lie within a span. */
export function weekMinutes(hours: WorkingHours, breaks: readonly PlannedBreak[]): number {
  const unpaid = breaks.filter(({ isPaid }) => !isPaid)
  return weekdays.reduce((total, weekday) => {
    const spans = hours[weekday]
    const worked = spans.reduce((sum, { start, end }) => sum + minutesOf(end) - minutesOf(start), 0)
    const taken = unpaid.filter(({ from, to }) =>
      spans.some(({ start, end }) => start <= from && to <= end),
    )
    return total + worked - taken.reduce((sum, { minutes }) => sum + minutes, 0)
  }, 0)
}
