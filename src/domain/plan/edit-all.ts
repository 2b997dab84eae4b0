import { equal } from '#lib/equal.ts'
import { ok, type Result } from '#lib/result.ts'
import type { Plan } from '../entities/plan.ts'
import type { PlanFields } from '../entities/plan-fields.ts'
import type { Problem } from '../problem.ts'
import { daysBetween } from '../recurrence/occurrences-between.ts'
import type { PlanEdit } from './plan-edit.ts'
import { isReplaceable, type PlanOrder } from './plan-order.ts'
import { planRecurrence } from './plan-recurrence.ts'

/**
 * Changes all open dates of a plan. Orders that were not sent follow, or go where the plan no longer has their day; sent
 * and closed ones stay as they are.
 */
export function changeAll(
  plan: Plan,
  change: Partial<PlanFields>,
  orders: readonly PlanOrder[],
): Result<PlanEdit, Problem> {
  const after = { ...plan, ...change }
  const recurrence = planRecurrence(after)
  if (!recurrence.ok) return recurrence
  const before = planRecurrence(plan)
  const isSameRule = before.ok && equal(before.value, recurrence.value) && after.mode === plan.mode
  const stays = ({ on }: PlanOrder) =>
    after.mode === 'fixed' ? daysBetween(recurrence.value, on, on).length > 0 : isSameRule
  const open = orders.filter(isReplaceable)
  return ok({
    fields: change,
    created: null,
    removed: open.filter((order) => !stays(order)).map(({ on }) => on),
    updated: open.filter(stays).map(({ on }) => on),
  })
}
