import { getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { defineSecret } from 'firebase-functions/params'
import { onRequest } from 'firebase-functions/v2/https'
import type { Stripe } from 'stripe'
import { openStripe, stripeSecrets } from '../billing/stripe-client.ts'
import { accountRef, ownerOfAccount, refreshAccount } from './company-account.ts'
import { settleCheckout } from './settle-checkout.ts'

const accountSecret = defineSecret('STRIPE_ACCOUNT_WEBHOOK_SECRET')

/**
 * Takes the events of the companies' own accounts. As with `stripeWebhook`, an event only says what to read again, from
 * the account that it came from; it touches the company of that account and no other.
 */
export const stripeAccountWebhook = onRequest(
  { secrets: [...stripeSecrets, accountSecret] },
  async (request, response) => {
    const stripe = openStripe()
    let event: Stripe.Event
    try {
      const signature = request.get('stripe-signature') ?? ''
      event = stripe.webhooks.constructEvent(request.rawBody, signature, accountSecret.value())
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
  const db = getFirestore()
  const account = await ownerOfAccount(db, event.account ?? '')
  if (account === undefined) return
  const { type } = event
  if (type === 'account.updated') await refreshAccount(db, stripe, account)
  if (type === 'account.application.deauthorized') {
    const cut = { accountId: '', formerId: account.accountId, chargesEnabled: false }
    await accountRef(db, account.companyId).update(cut)
  }
  if (
    type === 'checkout.session.completed' ||
    type === 'checkout.session.async_payment_succeeded' ||
    type === 'checkout.session.async_payment_failed' ||
    type === 'checkout.session.expired'
  )
    await settleCheckout(db, stripe, account, event.data.object.id)
}
