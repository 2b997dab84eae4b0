import type { Feature } from '#domain/access/features.ts'
import { plans as soldPlans } from '#domain/subscription/plans.ts'

export const planFeatures = [
  'offline',
  'orders',
  'photos',
  'chat',
  'schedule',
  'map',
  'stock',
] as const
type PlanFeature = (typeof planFeatures)[number]

type PlanId = (typeof soldPlans)[number]['id']

export interface Plan {
  readonly id: PlanId
  /** As Stripe's product is called, in every language. */
  readonly name: string
  /** Per person and month, in cents. */
  readonly monthlyMinor: number
  readonly maxSeats: number
  readonly features: readonly PlanFeature[]
  /** Highlighted as the most popular plan. */
  readonly usual: boolean
}

export const pricesIn = 'USD'

/** What Stripe sells; the checkout shows Stripe's own figures. */
const offers: Readonly<Record<PlanId, Pick<Plan, 'name' | 'monthlyMinor'>>> = {
  starter: { name: 'Starter', monthlyMinor: 1900 },
  team: { name: 'Team', monthlyMinor: 2900 },
  business: { name: 'Business', monthlyMinor: 3900 },
}

/** The features that a plan may lack, as the price table names them. */
const shownAs: Partial<Record<Feature, PlanFeature>> = { tracking: 'map', inventory: 'stock' }

/** The plans in the price table: those that a company can subscribe to. */
export const plans: readonly Plan[] = soldPlans.map(({ id, maxSeats, without }) => {
  const missing = without.map((feature) => shownAs[feature])
  return {
    id,
    ...offers[id],
    maxSeats,
    features: planFeatures.filter((feature) => !missing.includes(feature)),
    usual: id === 'team',
  }
})
