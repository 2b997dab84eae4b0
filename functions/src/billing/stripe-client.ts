import { defineSecret, defineString } from 'firebase-functions/params'
import { Stripe } from 'stripe'

const secretKey = defineSecret('STRIPE_SECRET_KEY')
export const webhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET')
const api = defineString('STRIPE_API', {
  default: '',
  description: 'The address of the payment API; empty for that of Stripe.',
})

/** What a function that uses Stripe declares. */
export const stripeSecrets = [secretKey]

/** Stripe's API with the key of this project. */
export function openStripe(): Stripe {
  const address = api.value()
  if (address === '') return new Stripe(secretKey.value())
  const { protocol, hostname, port } = new URL(address)
  return new Stripe(secretKey.value(), {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
  })
}
