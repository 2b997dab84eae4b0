import type { Price, Product } from './types.ts'

interface Offer {
  readonly plan: string
  readonly name: string
  readonly description: string
  /** Minor units for a seat, by the month and by the year. */
  readonly month: number
  readonly year: number
}

const offers: readonly Offer[] = [
  {
    plan: 'starter',
    name: 'Starter',
    description: 'Orders, schedule and customers for up to 5 people',
    month: 1900,
    year: 19_000,
  },
  {
    plan: 'team',
    name: 'Team',
    description: 'Everything, for up to 25 people',
    month: 2900,
    year: 29_000,
  },
  {
    plan: 'business',
    name: 'Business',
    description: 'Everything, for up to 200 people',
    month: 3900,
    year: 39_000,
  },
]

/** What a fresh stand-in sells: the plans of Daybook, by the month and by the year, in US dollars. */
export function catalog(): { readonly products: Product[]; readonly prices: Price[] } {
  const products = offers.map(({ plan, name, description }): Product => ({
    id: `prod_${plan}`,
    object: 'product',
    active: true,
    name,
    description,
    images: [],
    metadata: { plan },
    tax_code: null,
  }))
  const prices = offers.flatMap((offer) =>
    (['month', 'year'] as const).map((interval): Price => ({
      id: `price_${offer.plan}_${interval}`,
      object: 'price',
      active: true,
      product: `prod_${offer.plan}`,
      currency: 'usd',
      unit_amount: offer[interval],
      type: 'recurring',
      recurring: { interval, interval_count: 1 },
      metadata: {},
    })),
  )
  return { products, prices }
}
