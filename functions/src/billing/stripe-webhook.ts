import { getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { onRequest } from 'firebase-functions/v2/https'
import type { Stripe } from 'stripe'
import { openStripe, stripeSecrets, webhookSecret } from './stripe-client.ts'
import { subjectOf } from './subject-of.ts'
import { storePrice, storeProduct } from './store-products.ts'
import { storeSubscription } from './store-subscription.ts'

/**
 * Takes Stripe's events. An event only says what to read again, so that neither their order nor their number matters.
 * Anything that fails is answered with an error, so that Stripe sends the event again.
 */
export const stripeWebhook = onRequest(
  { secrets: [...stripeSecrets, webhookSecret] },
  async (request, response) => {
    const stripe = openStripe()
    let event: Stripe.Event
    try {
      const signature = request.get('stripe-signature') ?? ''
      event = stripe.webhooks.constructEvent(request.rawBody, signature, webhookSecret.value())
    } catch {
      response.status(400).send('The signature is not valid.')
      return
    }
    try {
      await handle(stripe, event)
      response.status(200).send('ok')
    } catch (error) {
      logger.error(`${event.type} ${event.id} failed.`, error)
      response.status(500).send('The event could not be stored.')
    }
  },
)

async function handle(stripe: Stripe, event: Stripe.Event): Promise<void> {
  const subject = subjectOf(event)
  const db = getFirestore()
  if (subject?.type === 'subscription') await storeSubscription(db, stripe, event, subject.id)
  if (subject?.type === 'product') await storeProduct(db, stripe, event, subject.id)
  if (subject?.type === 'price') await storePrice(db, stripe, event, subject.id)
}
