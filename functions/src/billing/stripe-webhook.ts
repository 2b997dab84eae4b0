import { getFirestore } from 'firebase-admin/firestore'
import type { Stripe } from 'stripe'
import { onStripeEvents } from './on-stripe-events.ts'
import { webhookSecret } from './stripe-client.ts'
import { subjectOf } from './subject-of.ts'
import { storePrice, storeProduct } from './store-products.ts'
import { storeSubscription } from './store-subscription.ts'

/** Takes the events of Daybook's own account. */
export const stripeWebhook = onStripeEvents(webhookSecret, handle)

async function handle(stripe: Stripe, event: Stripe.Event): Promise<void> {
  const subject = subjectOf(event)
  const db = getFirestore()
  if (subject?.type === 'subscription') await storeSubscription(db, stripe, event, subject.id)
  if (subject?.type === 'product') await storeProduct(db, stripe, event, subject.id)
  if (subject?.type === 'price') await storePrice(db, stripe, event, subject.id)
}
