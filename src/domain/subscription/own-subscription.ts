import * as v from 'valibot'

/** `/customers/{uid}/subscriptions/{id}`: a subscription as the server stored it. */
export const subscriptionSchema = v.object({
  id: v.string(),
  status: v.string(),
  quantity: v.fallback(v.nullable(v.number()), null),
  /** What is paid for each seat. */
  items: v.fallback(v.array(v.object({ price: v.string() })), []),
  cancel_at_period_end: v.fallback(v.boolean(), false),
  created: v.string(),
  current_period_end: v.fallback(v.nullable(v.string()), null),
})

/** An invoice below a subscription. */
export const subscriptionInvoiceSchema = v.object({
  id: v.string(),
  number: v.fallback(v.nullable(v.string()), null),
  status: v.fallback(v.nullable(v.string()), null),
  currency: v.pipe(v.string(), v.toUpperCase()),
  amount_due: v.number(),
  created: v.string(),
  hosted_invoice_url: v.fallback(v.nullable(v.string()), null),
})

export type OwnSubscription = v.InferOutput<typeof subscriptionSchema>
export type SubscriptionInvoice = v.InferOutput<typeof subscriptionInvoiceSchema>

/** Whether a subscription has ended, or never began. */
export function isOver({ status }: Pick<OwnSubscription, 'status'>): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

/** Whether a subscription has been paid once and is not over: until then another plan can still be chosen. */
export function isCurrent(subscription: Pick<OwnSubscription, 'status'>): boolean {
  return !isOver(subscription) && subscription.status !== 'incomplete'
}

/** The one to show: the newest that is current, else the newest. */
export function currentOf(subscriptions: readonly OwnSubscription[]): OwnSubscription | null {
  const newest = subscriptions.toSorted((a, b) => b.created.localeCompare(a.created))
  return newest.find(isCurrent) ?? newest[0] ?? null
}
