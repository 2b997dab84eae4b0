import {
  type DocumentReference,
  FieldValue,
  getFirestore,
  Timestamp,
} from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import type { Stripe } from 'stripe'
import { appOrigin } from '../mail/mail-params.ts'
import { checkoutRequest } from './checkout-request.ts'
import { ensureCustomer } from './customer-of.ts'
import { openStripe, stripeSecrets } from './stripe-client.ts'

/** How many checkouts a person may ask for in an hour. */
const mostAnHour = 10

/**
 * Opens a checkout at Stripe for an owner who asked for one, and writes its address into what they asked with. Only the
 * latest stays open.
 */
export const createCheckoutSession = onDocumentCreated(
  { document: 'customers/{uid}/checkout_sessions/{id}', secrets: stripeSecrets },
  async ({ data: snapshot, params }) => {
    if (!snapshot) return
    const { uid, id } = params
    const db = getFirestore()
    // An event may arrive twice.
    if ((await snapshot.ref.get()).get('created') !== undefined) return
    const created = FieldValue.serverTimestamp()
    const checkout = (await asksTooOften(snapshot.ref))
      ? 'too-many'
      : await checkoutRequest(db, uid, snapshot.data())
    if (typeof checkout === 'string') {
      const error = { code: checkout, message: 'This cannot be bought.' }
      await snapshot.ref.update({ error, created })
      return
    }
    const { companyId, email, price, quantity, locale } = checkout
    try {
      const stripe = openStripe()
      const metadata = { companyId, uid }
      const customer = await ensureCustomer(db, stripe, { uid, email })
      await closeOthers(stripe, customer)
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          line_items: [{ price, quantity }],
          success_url: `${appOrigin.value()}${checkout.success_url}`,
          cancel_url: `${appOrigin.value()}${checkout.cancel_url}`,
          locale,
          metadata,
          subscription_data: { metadata },
        },
        { idempotencyKey: id },
      )
      await snapshot.ref.update({ sessionId: session.id, url: session.url, created })
    } catch (error) {
      logger.error(`The checkout ${id} cannot begin.`, error)
      const failed = { code: 'provider', message: 'Stripe did not answer.' }
      await snapshot.ref.update({ error: failed, created })
    }
  },
)

async function asksTooOften({ parent }: DocumentReference): Promise<boolean> {
  const since = Timestamp.fromMillis(Date.now() - 3_600_000)
  const recent = await parent.where('created', '>', since).select().limit(mostAnHour).get()
  return recent.size >= mostAnHour
}

/** Two checkouts that are open could both be paid. */
async function closeOthers(stripe: Stripe, customer: string): Promise<void> {
  const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of open.data) await stripe.checkout.sessions.expire(id)
}
