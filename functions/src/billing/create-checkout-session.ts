import { FieldValue, getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { appOrigin } from '../mail/mail-params.ts'
import { checkoutRequest } from './checkout-request.ts'
import { ensureCustomer } from './customer-of.ts'
import { openStripe, stripeSecrets } from './stripe-client.ts'

/** Opens a checkout at Stripe for an owner who asked for one, and writes its address into what they asked with. */
export const createCheckoutSession = onDocumentCreated(
  { document: 'customers/{uid}/checkout_sessions/{id}', secrets: stripeSecrets },
  async ({ data: snapshot, params }) => {
    if (!snapshot) return
    const { uid, id } = params
    const db = getFirestore()
    const checkout = await checkoutRequest(db, uid, snapshot.data())
    if (typeof checkout === 'string') {
      await snapshot.ref.update({ error: { code: checkout, message: 'This cannot be bought.' } })
      return
    }
    const { companyId, email, price, quantity, locale } = checkout
    try {
      const stripe = openStripe()
      const metadata = { companyId, uid }
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: await ensureCustomer(db, stripe, { uid, email }),
          line_items: [{ price, quantity }],
          success_url: `${appOrigin.value()}${checkout.success_url}`,
          cancel_url: `${appOrigin.value()}${checkout.cancel_url}`,
          locale,
          metadata,
          subscription_data: { metadata },
        },
        { idempotencyKey: id },
      )
      const created = FieldValue.serverTimestamp()
      await snapshot.ref.update({ sessionId: session.id, url: session.url, created })
    } catch (error) {
      logger.error(`The checkout ${id} cannot begin.`, error)
      await snapshot.ref.update({ error: { code: 'provider', message: 'Stripe did not answer.' } })
    }
  },
)
