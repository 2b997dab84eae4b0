import * as v from 'valibot'
import { code } from '../../entities/fields.ts'
import { storedItems } from '../stored-items.ts'

export const mostPlanningWeights = 40

/** What a company lets something cost a plan, in minutes of driving; the id is that of a term of `planningTerms`. */
export const planningWeight = v.object({ id: code, value: v.number() })
export type PlanningWeight = v.InferOutput<typeof planningWeight>

/** The weights of a company that differ from the usual ones, in no order. */
export const storedPlanningWeights = storedItems(planningWeight, 'id', mostPlanningWeights)
