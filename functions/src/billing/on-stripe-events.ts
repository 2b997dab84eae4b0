import { logger } from 'firebase-functions/v2'
import { type HttpsFunction, onRequest } from 'firebase-functions/v2/https'
import type { defineSecret } from 'firebase-functions/params'
import type { Stripe } from 'stripe'
import { openStripe, stripeSecrets } from './stripe-client.ts'

/**
 * Takes Stripe's events that are signed with this secret. An event only says what to read again, so that neither their
 * order nor their number matters. Anything that fails is answered with an error, so that Stripe sends the event again.
 */
export function onStripeEvents(
  secret: ReturnType<typeof defineSecret>,
  handle: (stripe: Stripe, event: Stripe.Event) => Promise<void>,
): HttpsFunction {
  return onRequest({ secrets: [...stripeSecrets, secret] }, async (request, response) => {
    const stripe = openStripe()
    let event: Stripe.Event
    try {
      const signature = request.get('stripe-signature') ?? ''
      event = stripe.webhooks.constructEvent(request.rawBody, signature, secret.value())
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
  })
}
