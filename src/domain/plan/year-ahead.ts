import { ok, type Result } from '#lib/result.ts'
import type { Problem } from '../problem.ts'
import { daysBetween } from '../recurrence/occurrences-between.ts'
import { addDays } from '../time/local-time.ts'
import { planRecurrence, type Schedule } from './plan-recurrence.ts'

/** How many dates a plan has within a year from a local day on; null after completion, which no one can know. */
export function yearAhead(plan: Schedule, from: string): Result<number | null, Problem> {
  const recurrence = planRecurrence(plan)
  if (!recurrence.ok) return recurrence
  if (plan.mode === 'afterCompletion') return ok(null)
  return ok(daysBetween(recurrence.value, from, addDays(from, 364)).length)
}
