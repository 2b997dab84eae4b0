import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentUpdated } from 'firebase-functions/v2/firestore'
import { entityOf } from '../system/entity-of.ts'
import { payingCustomer, subscriptionsOf } from './company-subscriptions.ts'
import { giveCustomer } from './customer-of.ts'
import { storeSubscription } from './store-subscription.ts'
import { openStripe, stripeSecrets } from './stripe-client.ts'

/**
 * Gives a new owner what the company has subscribed to: its documents move to them, and Stripe mails them from now on.
 * The customer at Stripe and its card stay, until the new owner changes the card.
 */
export const handOverBilling = onDocumentUpdated(
  { document: 'companies/{companyId}', secrets: stripeSecrets, retry: true },
  async ({ id: eventId, data, params }) => {
    const before: unknown = data?.before.get('ownerId')
    const after: unknown = data?.after.get('ownerId')
    if (typeof before !== 'string' || typeof after !== 'string' || before === after) return
    const { companyId } = params
    const db = getFirestore()
    const all = await subscriptionsOf(db, companyId)
    if (all.length === 0) return
    const stripe = openStripe()
    for (const { id } of all) {
      const event = { id: `handOver_${eventId}_${id}`, type: 'daybook.owner.changed' }
      await storeSubscription(db, stripe, event, id)
      const { ownerId } = (await db.doc(`companies/${companyId}`).get()).data() ?? {}
      // An event that comes late, after the company was given back, takes nothing from its owner.
      if (ownerId !== before)
        await db.recursiveDelete(db.doc(`customers/${before}/subscriptions/${id}`))
    }
    const owner = entityOf('users', await db.doc(`users/${after}`).get())
    const customer = await payingCustomer(db, stripe, companyId)
    if (customer === undefined || owner?.companyId !== companyId || owner.role !== 'owner') return
    await giveCustomer(db, customer, before, { uid: after, email: owner.email })
    await stripe.customers.update(customer, { email: owner.email })
  },
)
