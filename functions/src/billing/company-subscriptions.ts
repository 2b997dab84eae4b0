import type { Firestore } from 'firebase-admin/firestore'
import type { Stripe } from 'stripe'
import * as v from 'valibot'
import { isOver } from '../../../src/domain/subscription/own-subscription.ts'
import type { SubscriptionFacts } from '../../../src/domain/subscription/standing.ts'
import { billingRecord } from './store-subscription.ts'
import { idOf } from './subject-of.ts'

/** The subscriptions that a company has or had, the newest first. */
export async function subscriptionsOf(
  db: Firestore,
  companyId: string,
): Promise<readonly SubscriptionFacts[]> {
  const stored = (await db.doc(`companyBilling/${companyId}`).get()).data()
  const record = v.safeParse(billingRecord, stored)
  if (!record.success) return []
  return record.output.facts.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Stripe's customer of what a company pays for: the one who bought it, also after another has become its owner. */
export async function payingCustomer(
  db: Firestore,
  stripe: Stripe,
  companyId: string,
): Promise<string | undefined> {
  const all = await subscriptionsOf(db, companyId)
  const current = all.find((one) => !isOver(one)) ?? all[0]
  return current && idOf((await stripe.subscriptions.retrieve(current.id)).customer)
}

/** Ends at once whatever a company still pays for. */
export async function endSubscriptions(
  db: Firestore,
  openStripe: () => Stripe,
  companyId: string,
): Promise<void> {
  for (const { id } of (await subscriptionsOf(db, companyId)).filter((one) => !isOver(one))) {
    const stripe = openStripe()
    // It may have ended without a word of Stripe, or by a run that was cut off.
    const { status } = await stripe.subscriptions.retrieve(id)
    if (!isOver({ status })) await stripe.subscriptions.cancel(id)
  }
}
