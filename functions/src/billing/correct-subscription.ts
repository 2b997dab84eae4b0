import type { Firestore } from 'firebase-admin/firestore'
import type { Stripe } from 'stripe'
import { isOver } from '../../../src/domain/subscription/own-subscription.ts'

interface Corrected {
  readonly companyId: string
  /** The subscription. */
  readonly id: string
  readonly eventId: string
}

/**
 * Ends a subscription whose company is deleted, and gives one with fewer seats than people as many as there are: both can
 * be made at Stripe, which knows neither. Stripe's next event about it brings the change.
 */
export async function correctSubscription(
  db: Firestore,
  stripe: Stripe,
  { companyId, id, eventId }: Corrected,
): Promise<void> {
  const { status, items } = await stripe.subscriptions.retrieve(id)
  if (isOver({ status })) return
  const [company, deletion, seats] = await db.getAll(
    db.doc(`companies/${companyId}`),
    db.doc(`companyDeletions/${companyId}`),
    db.doc(`companies/${companyId}/counters/seats`),
  )
  if (company?.exists === false && deletion?.exists === true) {
    await stripe.subscriptions.cancel(id)
    return
  }
  const used: unknown = seats?.get('used')
  const [item] = items.data
  if (typeof used !== 'number' || !item || (item.quantity ?? 1) >= used) return
  await stripe.subscriptions.update(
    id,
    { items: [{ id: item.id, quantity: used }] },
    { idempotencyKey: `seats_${eventId}` },
  )
}
