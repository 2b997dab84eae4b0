import { ok, type Result } from '#lib/result.ts'
import type { Plan } from '../entities/plan.ts'
import type { Problem } from '../problem.ts'
import { addDays, localDay } from '../time/local-time.ts'
import { dueOccurrences } from './due-occurrences.ts'
import { planRecurrence } from './plan-recurrence.ts'
import type { PlanOrder } from './plan-order.ts'

/**
 * The dates of a plan, from those that are still in time at the instant `now` up to its horizon, that have no order yet.
 * `deleted` are days whose orders someone deleted: they are not created again.
 */
export function missingDates(
  plan: Plan,
  orders: readonly PlanOrder[],
  deleted: readonly string[],
  now: string,
): Result<readonly string[], Problem> {
  const recurrence = planRecurrence(plan)
  if (!recurrence.ok) return recurrence
  const today = localDay(now, plan.timeZone)
  const [from, to] = [addDays(today, -plan.toleranceDays), addDays(today, plan.horizonDays)]
  const gone = new Set(deleted)
  let known = orders
  // After completion, a date whose order was deleted is followed by the next one.
  for (let skipped = 0; skipped <= deleted.length; skipped += 1) {
    const due = dueOccurrences(plan, known, from, to)
    if (!due.ok) return due
    const days = due.value.map(({ on }) => on)
    const next = plan.mode === 'afterCompletion' ? days.filter((on) => gone.has(on)) : []
    if (next.length === 0) {
      const has = new Set(orders.map(({ on }) => on))
      return ok(days.filter((on) => !has.has(on) && !gone.has(on)))
    }
    known = [...known, ...next.map((on) => skippedOn(on))]
  }
  return ok([])
}

function skippedOn(on: string): PlanOrder {
  return { on, status: 'cancelled', doneOn: null, isSent: false }
}
