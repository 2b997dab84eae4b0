import type { Firestore } from 'firebase-admin/firestore'
import type { Stripe } from 'stripe'
import * as v from 'valibot'
import { id as idField } from '../../../src/domain/entities/fields.ts'
import {
  type SubscriptionFacts,
  subscriptionFacts,
} from '../../../src/domain/subscription/standing.ts'
import { receiptIdFor } from '../system/receipt-id.ts'
import { runMutationWithin } from '../system/run-mutation-as-system.ts'
import { onceForEvent } from './once-for-event.ts'
import { correctSubscription } from './correct-subscription.ts'
import { latestFacts } from './latest-facts.ts'
import { idOf } from './subject-of.ts'
import { invoiceDocument, subscriptionDocument } from './subscription-document.ts'

/** Which invoices are stored and looked through for unpaid ones: the newest. */
const mostInvoices = 24

const Metadata = v.object({ companyId: idField, uid: idField })

/** An event of Stripe, or one of ours after which a subscription is read again. */
export interface BillingEvent {
  readonly id: string
  readonly type: string
}

/** `companyBilling/{companyId}`: what every subscription of the company was when it was last read. */
export const billingRecord = v.object({ facts: v.array(subscriptionFacts) })

/**
 * Reads a subscription from Stripe and stores it, its invoices and what it means for its company in one commit. It is
 * stored with the owner of the day, who need not be the person who bought it.
 * Subscriptions that were not made by a checkout of this app are left alone.
 */
export async function storeSubscription(
  db: Firestore,
  stripe: Stripe,
  event: BillingEvent,
  id: string,
): Promise<void> {
  const whose = v.safeParse(Metadata, (await stripe.subscriptions.retrieve(id)).metadata)
  if (!whose.success) return
  const { companyId, uid } = whose.output
  const guard = db.doc(`companyBilling/${companyId}`)
  await onceForEvent(db, event, guard, async (transaction, record) => {
    const subscription = await stripe.subscriptions.retrieve(id)
    const invoices = await stripe.invoices.list({ subscription: id, limit: mostInvoices })
    const [item] = subscription.items.data
    const productId = idOf(item?.price.product)
    const product = productId === undefined ? undefined : await stripe.products.retrieve(productId)
    const known = v.safeParse(billingRecord, record.data())
    const others = known.success ? known.output.facts.filter((each) => each.id !== id) : []
    const facts = latestFacts([...others, factsOf(subscription, invoices.data, product)])
    const company = await transaction.get(db.doc(`companies/${companyId}`))
    if (company.exists) {
      const outcome = await runMutationWithin(db, transaction, {
        companyId,
        name: 'company/bill',
        args: { companyId, facts },
        receiptId: receiptIdFor('stripeWebhook', event.id),
        at: new Date().toISOString(),
      })
      if (!outcome.ok) throw new Error(`The company cannot be updated: ${outcome.problem.type}`)
    }
    const ownerId: unknown = company.get('ownerId')
    const holder = v.is(idField, ownerId) ? ownerId : uid
    const ref = db.doc(`customers/${holder}/subscriptions/${id}`)
    transaction.set(ref, subscriptionDocument(db, subscription))
    for (const invoice of invoices.data)
      transaction.set(ref.collection('invoices').doc(invoice.id), invoiceDocument(invoice))
    transaction.set(guard, { facts })
  })
  await correctSubscription(db, stripe, { companyId, id, eventId: event.id })
}

function factsOf(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  product: Stripe.Product | undefined,
): SubscriptionFacts {
  const unpaid = invoices.filter(({ status }) => status === 'open').map(({ created }) => created)
  return {
    id: subscription.id,
    status: subscription.status,
    plan: product?.metadata['plan'] ?? null,
    seats: subscription.items.data[0]?.quantity ?? 1,
    createdAt: instantOf(subscription.created),
    unpaidSince: unpaid.length === 0 ? null : instantOf(Math.min(...unpaid)),
  }
}

function instantOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
