import type { Problem } from '#domain/problem.ts'
import type { Offer } from '#domain/subscription/offer.ts'
import type { OwnSubscription, SubscriptionInvoice } from '#domain/subscription/own-subscription.ts'
import type { Result } from '#lib/result.ts'

/** What the server knows of a company's subscription and of what can be bought. */
export interface BillingState {
  readonly offers: readonly Offer[]
  /** Null where the owner has never subscribed. */
  readonly subscription: OwnSubscription | null
  /** Newest first. */
  readonly invoices: readonly SubscriptionInvoice[]
  /** How many people have a seat; null where that is not counted. */
  readonly seatsUsed: number | null
  readonly seatLimit: number | null
}

export interface CheckoutOrder {
  readonly productId: string
  readonly priceId: string
  readonly seats: number
  readonly language: 'en' | 'es'
}

/** The address of the page where the order is paid, or why it cannot be ordered: 'seats', 'subscribed', 'price' ... */
export type CheckoutAnswer = { readonly url: string } | { readonly refusal: string }

/** An owner's subscription; all of it needs the network. */
export interface Billing {
  readonly load: () => Promise<Result<BillingState, Problem>>
  readonly startCheckout: (order: CheckoutOrder) => Promise<Result<CheckoutAnswer, Problem>>
  /** The address of the pages where the subscription is changed, cancelled, and paid with another card. */
  readonly openPortal: (language: 'en' | 'es') => Promise<Result<string, Problem>>
}
