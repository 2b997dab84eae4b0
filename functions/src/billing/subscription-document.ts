import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Stripe } from 'stripe'
import { idOf } from './subject-of.ts'

const time = (seconds: number | null | undefined): Timestamp | null =>
  seconds === null || seconds === undefined ? null : Timestamp.fromMillis(seconds * 1000)

/** A subscription of Stripe as the extension stores it. */
export function subscriptionDocument(db: Firestore, subscription: Stripe.Subscription): object {
  const items = subscription.items.data
  const [item] = items
  const priceRef = ({ price }: Stripe.SubscriptionItem) =>
    db.doc(`products/${idOf(price.product)}/prices/${price.id}`)
  return {
    status: subscription.status,
    role: null,
    metadata: subscription.metadata,
    product: item ? db.doc(`products/${idOf(item.price.product)}`) : null,
    price: item ? priceRef(item) : null,
    prices: items.map(priceRef),
    quantity: item?.quantity ?? null,
    items: items.map(({ id, quantity, price }) => ({
      id,
      quantity: quantity ?? null,
      price: price.id,
    })),
    cancel_at_period_end: subscription.cancel_at_period_end,
    cancel_at: time(subscription.cancel_at),
    canceled_at: time(subscription.canceled_at),
    created: time(subscription.created),
    // Since the API of March 2025 each item has its own period.
    current_period_start: time(item?.current_period_start),
    current_period_end: time(item?.current_period_end),
    trial_start: time(subscription.trial_start),
    trial_end: time(subscription.trial_end),
    ended_at: time(subscription.ended_at),
    stripeLink: `https://dashboard.stripe.com/subscriptions/${subscription.id}`,
  }
}

/** An invoice of a subscription: what its owner is shown of it. */
export function invoiceDocument(invoice: Stripe.Invoice): object {
  return {
    number: invoice.number ?? null,
    status: invoice.status ?? null,
    currency: invoice.currency,
    amount_due: invoice.amount_due,
    amount_paid: invoice.amount_paid,
    created: time(invoice.created),
    hosted_invoice_url: invoice.hosted_invoice_url ?? null,
  }
}
