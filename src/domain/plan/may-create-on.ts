import type { Plan } from '../entities/plan.ts'
import { daysBetween } from '../recurrence/occurrences-between.ts'
import { planRecurrence } from './plan-recurrence.ts'

/** Whether a plan still creates the order of this day. After completion, only the days that it leaves out are known. */
export function mayCreateOn(plan: Plan, on: string): boolean {
  if (plan.isPaused || plan.archivedAt !== null || plan.exdates.includes(on)) return false
  const recurrence = planRecurrence(plan)
  if (!recurrence.ok) return false
  return plan.mode === 'afterCompletion' || daysBetween(recurrence.value, on, on).length > 0
}
