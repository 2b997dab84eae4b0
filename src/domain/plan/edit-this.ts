import { ok, type Result } from '#lib/result.ts'
import { limits } from '../entities/fields.ts'
import type { Plan, PlanOverride } from '../entities/plan.ts'
import type { PlanFields } from '../entities/plan-fields.ts'
import type { Problem } from '../problem.ts'
import { daysBetween } from '../recurrence/occurrences-between.ts'
import type { PlanEdit } from './plan-edit.ts'
import { isReplaceable, type PlanOrder } from './plan-order.ts'
import { planRecurrence } from './plan-recurrence.ts'
import { refuse } from './refuse.ts'

/** What one date has instead of what its plan says; null goes back to the plan. */
export type DateChange = Partial<Omit<PlanOverride, 'id'>>

/** Changes one date of a plan, and its order if there is one that was not sent. */
export function changeThis(
  plan: Plan,
  on: string,
  change: DateChange,
  orders: readonly PlanOrder[],
): Result<PlanEdit, Problem> {
  const problem = whyNot(plan, on, orders)
  if (problem) return problem
  const before = plan.overrides.find(({ id }) => id === on) ?? unchanged
  const override = { ...before, ...change, id: on }
  const { id: _, ...values } = override
  const isChanged = Object.values(values).some((value) => value !== null)
  const others = plan.overrides.filter(({ id }) => id !== on)
  const overrides = isChanged ? [...others, override] : others
  const hasOrder = orders.some((order) => order.on === on)
  return edit({ overrides }, { updated: hasOrder ? [on] : [] })
}

/** Leaves one date of a plan out, with its order if there is one that was not sent. */
export function skipThis(
  plan: Plan,
  on: string,
  orders: readonly PlanOrder[],
): Result<PlanEdit, Problem> {
  const problem = whyNot(plan, on, orders)
  if (problem) return problem
  const fields = {
    exdates: [...plan.exdates, on],
    rdates: plan.rdates.filter((day) => day !== on),
    overrides: plan.overrides.filter(({ id }) => id !== on),
  }
  const hasOrder = orders.some((order) => order.on === on)
  return edit(fields, { removed: hasOrder ? [on] : [] })
}

const unchanged = { start: null, minutes: null, title: null, description: null }

function edit(
  fields: Partial<PlanFields>,
  days: Partial<Pick<PlanEdit, 'removed' | 'updated'>>,
): Result<PlanEdit, Problem> {
  const tooLong = (['overrides', 'exdates'] as const).find(
    (name) => (fields[name]?.length ?? 0) > limits.list,
  )
  if (tooLong) return refuse(tooLong, 'tooMany')
  return ok({ fields, created: null, removed: [], updated: [], ...days })
}

function whyNot(plan: Plan, on: string, orders: readonly PlanOrder[]) {
  const order = orders.find((one) => one.on === on)
  if (order) return isReplaceable(order) ? null : refuse('on', 'sentBefore')
  const recurrence = planRecurrence(plan)
  if (!recurrence.ok) return recurrence
  // After completion the next date is known only once the last one is done.
  const isDay = plan.mode === 'afterCompletion' || daysBetween(recurrence.value, on, on).length > 0
  return isDay ? null : refuse('on', 'notOfPlan')
}
