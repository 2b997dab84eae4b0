import { addDays } from '../time/local-time.ts'
import { type DaySpan, dayCount } from '../time/days-off.ts'
import { workingSpans } from './working-spans.ts'

type Hours = Parameters<typeof workingSpans>

const longest = 400

/** How many days of a span someone would work, by their hours and the holidays; null of a span over 400 days. */
export function countWorkDays(
  span: DaySpan,
  company: Hours[1],
  staff: Hours[2],
  holidays: Hours[3],
): number | null {
  const count = dayCount(span)
  if (!(count <= longest)) return null
  const days = Array.from({ length: Math.max(0, count) }, (_, i) => addDays(span.fromOn, i))
  return days.filter((day) => workingSpans(day, company, staff, holidays).length > 0).length
}
