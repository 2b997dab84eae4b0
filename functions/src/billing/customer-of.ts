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
  const given: unknown = (await db.doc(`customers/${uid}`).get()).get('givenStripeId')
  const key = typeof given === 'string' ? `customer_${uid}_after_${given}` : `customer_${uid}`
  const customer = await stripe.customers.create(
    { email, metadata: { firebaseUID: uid } },
    { idempotencyKey: key },
  )
  await setCustomer(db, { uid, email, stripeId: customer.id })
  return customer.id
}

/**
 * Makes a customer that of another person, unless they are one already. The person before becomes a new customer should they
 * buy something again, because two owners must not share a customer and its portal.
 */
export async function giveCustomer(
  db: Firestore,
  stripeId: string,
  from: string,
  to: { readonly uid: string; readonly email: string },
): Promise<void> {
  if ((await customerIdOf(db, to.uid)) === undefined) await setCustomer(db, { ...to, stripeId })
  if ((await customerIdOf(db, from)) === stripeId)
    await db.doc(`customers/${from}`).update({ stripeId: '', givenStripeId: stripeId })
}

async function setCustomer(
  db: Firestore,
  { uid, ...customer }: { readonly uid: string; readonly email: string; readonly stripeId: string },
): Promise<void> {
  const stripeLink = `https://dashboard.stripe.com/customers/${customer.stripeId}`
  await db.doc(`customers/${uid}`).set({ ...customer, stripeLink }, { merge: true })
}
