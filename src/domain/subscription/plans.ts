import type { Feature } from '../access/features.ts'

/** What a company can subscribe to. Prices are Stripe's, for each seat; its product names the plan in `metadata.plan`. */
export interface Plan {
  readonly id: string
  /** The most people that it allows. */
  readonly maxSeats: number
  /** Features that it lacks. */
  readonly without: readonly Feature[]
}

export const plans = [
  { id: 'starter', maxSeats: 5, without: ['tracking', 'inventory'] },
  { id: 'team', maxSeats: 25, without: [] },
  { id: 'business', maxSeats: 200, without: [] },
] as const satisfies readonly Plan[]

/** The plan with this id; undefined for one that this version does not know. */
export function planOf(id: string | null): Plan | undefined {
  return plans.find((plan) => plan.id === id)
}
