import * as v from 'valibot'
import { calendarDay, id, instant } from '../entities/fields.ts'
import { planSchema } from '../entities/plan.ts'
import { missingDates } from './missing-dates.ts'

const most = { plans: 10_000, orders: 200_000 } as const

const planOrder = v.object({
  on: calendarDay,
  status: v.picklist(['open', 'done', 'cancelled']),
  doneOn: v.nullable(calendarDay),
  isSent: v.boolean(),
})

const asked = v.object({
  plan: v.object({ ...planSchema.entries, id }),
  orders: v.pipe(v.array(planOrder), v.maxLength(most.orders)),
  deleted: v.pipe(v.array(calendarDay), v.maxLength(most.orders)),
})

const question = v.object({
  now: instant,
  plans: v.pipe(v.array(asked), v.maxLength(most.plans)),
})

/** A date of a plan whose order does not exist yet. */
export interface MissingDate {
  readonly planId: string
  readonly on: string
}

const answerSchema = v.object({
  missing: v.array(v.object({ planId: id, on: calendarDay })),
})

/** Plans with what is known of their orders, and the instant at which someone asks. */
export type PlanQuestion = v.InferOutput<typeof question>

/**
 * The dates of plans without an order, the earliest first; null for a message that is no such question. A plan with a rule
 * that this app cannot read has none.
 */
export function answerPlanQuestion(message: unknown): readonly MissingDate[] | null {
  const parsed = v.safeParse(question, message)
  if (!parsed.success) return null
  const { now, plans } = parsed.output
  const missing = plans.flatMap(({ plan, orders, deleted }) => {
    const days = missingDates(plan, orders, deleted, now)
    return days.ok ? days.value.map((on): MissingDate => ({ planId: plan.id, on })) : []
  })
  return missing.toSorted((a, b) => Number(a.on > b.on) - Number(a.on < b.on))
}

/** Reads an answer of the worker; null for anything else. */
export function parsePlanAnswer(message: unknown): readonly MissingDate[] | null {
  const parsed = v.safeParse(answerSchema, message)
  return parsed.success ? parsed.output.missing : null
}
