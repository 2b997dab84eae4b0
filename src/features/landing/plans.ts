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

export interface Plan {
  readonly id: 'solo' | 'crew' | 'company'
  /** Per technician and month, in cents. */
  readonly monthlyMinor: number
  readonly features: readonly PlanFeature[]
  /** Highlighted as the most popular plan. */
  readonly usual?: boolean
}

export const pricesIn = 'EUR'

const solo: readonly PlanFeature[] = ['offline', 'orders', 'photos', 'chat']
const crew: readonly PlanFeature[] = [...solo, 'schedule', 'map']

/** The plans in the price table. */
export const plans: readonly Plan[] = [
  { id: 'solo', monthlyMinor: 0, features: solo },
  { id: 'crew', monthlyMinor: 1900, features: crew, usual: true },
  { id: 'company', monthlyMinor: 2900, features: planFeatures },
]
