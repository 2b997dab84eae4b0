import type { Firestore } from 'firebase-admin/firestore'
import type { Stripe } from 'stripe'
import { onceForEvent } from './once-for-event.ts'
import { idOf } from './subject-of.ts'

/** Stores a product of Stripe as the extension does: `/products/{id}`. */
export function storeProduct(
  db: Firestore,
  stripe: Stripe,
  event: Stripe.Event,
  id: string,
): Promise<void> {
  const ref = db.doc(`products/${id}`)
  return onceForEvent(db, event, ref, async (transaction) => {
    const product = await stripe.products.retrieve(id)
    const metadata = Object.entries(product.metadata).map(
      ([name, value]) => [`stripe_metadata_${name}`, value] as const,
    )
    transaction.set(ref, {
      active: product.active,
      name: product.name,
      description: product.description,
      role: product.metadata['firebaseRole'] ?? null,
      images: product.images,
      tax_code: idOf(product.tax_code) ?? null,
      ...Object.fromEntries(metadata),
    })
  })
}

/** Stores a price of Stripe as the extension does: `/products/{id}/prices/{id}`. */
export async function storePrice(
  db: Firestore,
  stripe: Stripe,
  event: Stripe.Event,
  id: string,
): Promise<void> {
  const product = idOf((await stripe.prices.retrieve(id)).product) ?? ''
  const ref = db.doc(`products/${product}/prices/${id}`)
  await onceForEvent(db, event, ref, async (transaction) => {
    const price = await stripe.prices.retrieve(id)
    transaction.set(ref, {
      active: price.active,
      currency: price.currency,
      unit_amount: price.unit_amount,
      type: price.type,
      interval: price.recurring?.interval ?? null,
      interval_count: price.recurring?.interval_count ?? null,
      trial_period_days: null,
      tiers: null,
    })
  })
}
