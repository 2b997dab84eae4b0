import { getFirestore } from 'firebase-admin/firestore'
import { HttpsError, onCall } from 'firebase-functions/v2/https'
import * as v from 'valibot'
import { companyOfOwner } from '../company/company-of-owner.ts'
import { appOrigin } from '../mail/mail-params.ts'
import { returnPath } from './checkout-request.ts'
import { payingCustomer } from './company-subscriptions.ts'
import { customerIdOf } from './customer-of.ts'
import { openStripe, stripeSecrets } from './stripe-client.ts'

const Request = v.object({ returnUrl: returnPath, locale: v.picklist(['en', 'es']) })

/** The address of the pages at Stripe where an owner changes or cancels the subscription. */
export const createPortalLink = onCall({ secrets: stripeSecrets }, async (request) => {
  const asked = v.safeParse(Request, request.data)
  if (!asked.success) throw new HttpsError('invalid-argument', 'This link cannot be made.')
  const companyId = await companyOfOwner(request, { hasJustSignedIn: false })
  const db = getFirestore()
  const stripe = openStripe()
  const customer =
    (await payingCustomer(db, stripe, companyId)) ??
    (await customerIdOf(db, request.auth?.uid ?? ''))
  if (customer === undefined)
    throw new HttpsError('failed-precondition', 'There is no subscription to manage yet.')
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    locale: asked.output.locale,
    return_url: `${appOrigin.value()}${asked.output.returnUrl}`,
  })
  return { url }
})
