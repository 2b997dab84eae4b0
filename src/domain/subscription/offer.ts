import * as v from 'valibot'

const currency = v.pipe(v.string(), v.regex(/^[a-z]{3}$/i), v.toUpperCase())
const minor = v.pipe(v.number(), v.integer(), v.minValue(0))

/** `/products/{id}`: what can be subscribed to, as Stripe has it. */
const productSchema = v.object({
  id: v.string(),
  active: v.boolean(),
  name: v.string(),
  description: v.fallback(v.nullable(v.string()), null),
  stripe_metadata_plan: v.string(),
})

/** `/products/{id}/prices/{id}`: what a seat costs. */
const priceSchema = v.object({
  id: v.string(),
  active: v.boolean(),
  currency,
  unit_amount: minor,
  interval: v.picklist(['month', 'year']),
  interval_count: v.literal(1),
})

export type Interval = v.InferOutput<typeof priceSchema>['interval']

/** A product with what a seat of it costs for each interval. */
export interface Offer {
  readonly productId: string
  /** The id of the plan. */
  readonly plan: string
  readonly name: string
  readonly prices: readonly Price[]
}

export interface Price {
  readonly id: string
  readonly currency: string
  /** Minor units of the currency for each seat. */
  readonly amountMinor: number
  readonly interval: Interval
}

/** The offer of a product; undefined where it is not sold any more or cannot be read. */
export function offerOf(product: unknown, prices: readonly unknown[]): Offer | undefined {
  const parsed = v.safeParse(productSchema, product)
  if (!parsed.success || !parsed.output.active) return undefined
  const { id, name, stripe_metadata_plan: plan } = parsed.output
  const sold = prices.flatMap((price): Price[] => {
    const one = v.safeParse(priceSchema, price)
    if (!one.success || !one.output.active) return []
    const { unit_amount: amountMinor, currency: of, interval } = one.output
    return [{ id: one.output.id, currency: of, amountMinor, interval }]
  })
  return sold.length === 0 ? undefined : { productId: id, plan, name, prices: sold }
}
