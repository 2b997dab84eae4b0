import * as v from 'valibot'
import {
  placementsSchema,
  planProblemSchema,
  planTravelSchema,
  planVisitSchema,
} from './parse-problem.ts'
import type { PlanResult } from './result.ts'
import { planLocks } from './types.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const whole = v.pipe(v.number(), v.integer())
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000))

const changeSchema = v.variant('kind', [
  v.object({
    kind: v.literal('lock'),
    visit: id,
    lock: v.picklist(planLocks),
    present: v.optional(planVisitSchema.entries.present),
  }),
  v.object({ kind: v.literal('edit'), visit: planVisitSchema }),
  v.object({
    kind: v.literal('urgent'),
    visit: planVisitSchema,
    travel: v.optional(planTravelSchema),
  }),
  v.object({ kind: v.literal('sick'), route: id, from: whole }),
])

const toPlannerSchema = v.variant('kind', [
  v.object({
    kind: v.literal('start'),
    problem: planProblemSchema,
    seed: whole,
    ms: milliseconds,
    near: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(1000))),
  }),
  v.object({ kind: v.literal('patch'), changes: v.pipe(v.array(changeSchema), v.maxLength(5000)) }),
  v.object({ kind: v.literal('adopt'), placements: placementsSchema }),
  v.object({ kind: v.literal('stop') }),
])

/** What a page asks of the planner's worker: plan for some milliseconds, take changes in, continue from another planner's plan, stop. */
export type ToPlanner = v.InferOutput<typeof toPlannerSchema>

/** What the worker answers: the best plan so far, the last one, or why there is none. */
export type FromPlanner =
  | { readonly kind: 'progress'; readonly result: PlanResult; readonly elapsed: number }
  | { readonly kind: 'done'; readonly result: PlanResult }
  | { readonly kind: 'failed'; readonly reason: 'invalid' }

/** Reads a message to the planner; null for anything else. */
export function parseToPlanner(value: unknown): ToPlanner | null {
  const parsed = v.safeParse(toPlannerSchema, value)
  return parsed.success ? parsed.output : null
}
