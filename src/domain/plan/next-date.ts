import type { Plan } from '../entities/plan.ts'
import { dayNumber, dayText } from '../recurrence/calendar.ts'
import { lastDayOf, occurrenceDays } from '../recurrence/occurrences-between.ts'
import { planRecurrence } from './plan-recurrence.ts'

/** The first day from a local day on that a plan's rule gives; null where there is none or the rule cannot be read. */
export function nextDate(plan: Plan, from: string): string | null {
  const recurrence = planRecurrence(plan)
  if (!recurrence.ok) return null
  const last = Math.max(lastDayOf(recurrence.value), ...recurrence.value.rdates.map(dayNumber))
  for (const day of occurrenceDays(recurrence.value, dayNumber(from), last)) return dayText(day)
  return null
}
