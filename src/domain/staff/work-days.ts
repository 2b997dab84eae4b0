import { maxAbsenceDays } from '../entities/absence.ts'
import { addDays } from '../time/local-time.ts'
import { type DaySpan, dayCount } from '../time/days-off.ts'
import { workingSpans } from './working-spans.ts'

type Hours = Parameters<typeof workingSpans>

/** How many days of a span someone would work, by their hours and the holidays; null of a span longer than time off can be. */
export function countWorkDays(
  span: DaySpan,
  company: Hours[1],
  staff: Hours[2],
  holidays: Hours[3],
): number | null {
  const count = dayCount(span)
  if (!(count <= maxAbsenceDays)) return null
  const days = Array.from({ length: Math.max(0, count) }, (_, i) => addDays(span.fromOn, i))
  return days.filter((day) => worksOn(day, company, staff, holidays)).length
}

/** Whether someone has hours on a day, by their own or the company's; time off is not part of it. */
export function worksOn(...asked: Hours): boolean {
  return workingSpans(...asked).length > 0
}
