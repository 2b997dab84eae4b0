import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { entityOf } from '../system/entity-of.ts'
import { planOf } from '../../../src/domain/subscription/plans.ts'
import { standingOf } from '../../../src/domain/subscription/standing.ts'
import { billingRecord } from './store-subscription.ts'

/** A path of this site's subscription page. */
export const returnPath = v.pipe(v.string(), v.regex(/^\/subscription(\?[\w=&-]{0,100})?$/))

const stripeId = v.pipe(v.string(), v.regex(/^\w{1,128}$/))

const Request = v.object({
  price: stripeId,
  product: stripeId,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
  success_url: returnPath,
  cancel_url: returnPath,
  locale: v.picklist(['en', 'es']),
})

/** Why a checkout cannot begin. */
export type Refusal = 'invalid' | 'not-owner' | 'price' | 'seats' | 'subscribed' | 'too-many'

interface Checkout extends v.InferOutput<typeof Request> {
  readonly companyId: string
  readonly email: string
}

/** What a person asked to buy, if they may: the rules check the same, but what they looked at may have changed. */
export async function checkoutRequest(
  db: Firestore,
  uid: string,
  data: unknown,
): Promise<Checkout | Refusal> {
  const asked = v.safeParse(Request, data)
  if (!asked.success) return 'invalid'
  const { price, product, quantity } = asked.output
  const user = entityOf('users', await db.doc(`users/${uid}`).get())
  if (user?.role !== 'owner' || user.status !== 'active') return 'not-owner'
  const { companyId, email } = user
  const offer = await db.doc(`products/${product}/prices/${price}`).get()
  if (offer.get('active') !== true) return 'price'
  const plan = planOf((await db.doc(`products/${product}`).get()).get('stripe_metadata_plan'))
  if (plan === undefined) return 'price'
  const seats = await db.doc(`companies/${companyId}/counters/seats`).get()
  const used: unknown = seats.get('used')
  if (quantity > plan.maxSeats || (typeof used === 'number' && quantity < used)) return 'seats'
  const record = v.safeParse(
    billingRecord,
    (await db.doc(`companyBilling/${companyId}`).get()).data(),
  )
  const standing = record.success ? standingOf(record.output.facts, new Date().toISOString()) : null
  const isOpen = ['active', 'trialing', 'past_due', 'unpaid', 'paused']
  if (standing && isOpen.includes(standing.subscriptionStatus)) return 'subscribed'
  return { ...asked.output, companyId, email }
}
