import { getFirestore } from 'firebase-admin/firestore'
import { defineSecret } from 'firebase-functions/params'
import type { Stripe } from 'stripe'
import { onStripeEvents } from '../billing/on-stripe-events.ts'
import { accountRef, ownerOfAccount, refreshAccount } from './company-account.ts'
import { settleCheckout } from './settle-checkout.ts'

const accountSecret = defineSecret('STRIPE_ACCOUNT_WEBHOOK_SECRET')

/** Takes the events of the companies' own accounts; each touches the company of its account and no other. */
export const stripeAccountWebhook = onStripeEvents(accountSecret, handle)

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
