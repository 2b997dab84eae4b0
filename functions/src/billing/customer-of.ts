import type { Firestore } from 'firebase-admin/firestore'
import type { Stripe } from 'stripe'

/** Stripe's id of a person as a customer; undefined where they are none yet. */
export async function customerIdOf(db: Firestore, uid: string): Promise<string | undefined> {
  const known: unknown = (await db.doc(`customers/${uid}`).get()).get('stripeId')
  return typeof known === 'string' && known !== '' ? known : undefined
}

/** As `customerIdOf`; a person who is no customer yet becomes one. */
export async function ensureCustomer(
  db: Firestore,
  stripe: Stripe,
  { uid, email }: { readonly uid: string; readonly email: string },
): Promise<string> {
  const known = await customerIdOf(db, uid)
  if (known !== undefined) return known
  const customer = await stripe.customers.create(
    { email, metadata: { firebaseUID: uid } },
    { idempotencyKey: `customer_${uid}` },
  )
  const stripeLink = `https://dashboard.stripe.com/customers/${customer.id}`
  await db.doc(`customers/${uid}`).set({ email, stripeId: customer.id, stripeLink })
  return customer.id
}
