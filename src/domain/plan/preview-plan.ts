import { ok, type Result } from '#lib/result.ts'

import type { Problem } from '../problem.ts'
import { preview, type Preview } from '../recurrence/preview.ts'
import { planRecurrence, type Schedule } from './plan-recurrence.ts'

/**
 * What someone who writes a plan is shown: how many dates it will have, null where it does not end, and the first ones.
 * After completion only the first date is known.
 */
export function previewPlan(plan: Schedule, from?: string): Result<Preview, Problem> {
  const recurrence = planRecurrence(plan)
  if (!recurrence.ok) return recurrence
  const { count, first } = preview(recurrence.value, from)
  if (plan.mode === 'fixed') return ok({ count, first })
  return ok({ count: recurrence.value.rule.count, first: first.slice(0, 1) })
}
