import type { ConnectState } from './connect/types.ts'

/** Objects in the shape of Stripe's API, with the fields that Daybook uses. Times are seconds since the epoch. */

export interface Product {
  readonly id: string
  readonly object: 'product'
  readonly active: boolean
  readonly name: string
  readonly description: string
  readonly images: readonly string[]
  readonly metadata: Readonly<Record<string, string>>
  readonly tax_code: null
}

export interface Price {
  readonly id: string
  readonly object: 'price'
  readonly active: boolean
  readonly product: string
  readonly currency: string
  /** Minor units for each seat. */
  readonly unit_amount: number
  readonly type: 'recurring'
  readonly recurring: { readonly interval: 'month' | 'year'; readonly interval_count: number }
  readonly metadata: Readonly<Record<string, string>>
}

export interface Customer {
  readonly id: string
  readonly object: 'customer'
  readonly email: string
  readonly metadata: Readonly<Record<string, string>>
}

export interface Session {
  readonly id: string
  readonly object: 'checkout.session'
  readonly mode: 'subscription'
  readonly status: 'open' | 'complete' | 'expired'
  readonly customer: string
  readonly price: string
  readonly quantity: number
  readonly success_url: string
  readonly cancel_url: string
  readonly metadata: Readonly<Record<string, string>>
  /** The metadata of the subscription to be. */
  readonly subscription_metadata: Readonly<Record<string, string>>
  readonly subscription: string | null
  readonly url: string
}

export type SubscriptionStatus = 'active' | 'past_due' | 'canceled'

interface SubscriptionItem {
  readonly id: string
  readonly object: 'subscription_item'
  readonly price: Price
  readonly quantity: number
  readonly current_period_start: number
  readonly current_period_end: number
}

export interface Subscription {
  readonly id: string
  readonly object: 'subscription'
  readonly customer: string
  readonly status: SubscriptionStatus
  readonly items: { readonly object: 'list'; readonly data: readonly [SubscriptionItem] }
  readonly metadata: Readonly<Record<string, string>>
  readonly cancel_at_period_end: boolean
  readonly cancel_at: number | null
  readonly canceled_at: number | null
  readonly ended_at: number | null
  readonly created: number
  readonly currency: string
  readonly trial_start: null
  readonly trial_end: null
}

export interface Invoice {
  readonly id: string
  readonly object: 'invoice'
  readonly number: string
  readonly customer: string
  readonly parent: {
    readonly type: 'subscription_details'
    readonly subscription_details: { readonly subscription: string }
  }
  readonly status: 'open' | 'paid' | 'uncollectible'
  readonly currency: string
  readonly amount_due: number
  readonly amount_paid: number
  readonly created: number
  readonly period_start: number
  readonly period_end: number
  readonly hosted_invoice_url: string
  /** How often its payment was tried. */
  readonly attempt_count: number
}

export interface StripeEvent {
  readonly id: string
  readonly object: 'event'
  readonly api_version: string
  readonly created: number
  readonly livemode: false
  readonly type: string
  /** The company's account that it happened in; missing where it is our own. */
  readonly account?: string
  readonly data: { readonly object: object }
}

/** All that the stand-in knows; it is stored as one file. */
export interface StripeState extends ConnectState {
  count: number
  readonly products: Record<string, Product>
  readonly prices: Record<string, Price>
  readonly customers: Record<string, Customer>
  /** The number of the card of each customer. */
  readonly cards: Record<string, string>
  readonly sessions: Record<string, Session>
  readonly subscriptions: Record<string, Subscription>
  readonly invoices: Record<string, Invoice>
  /** Customer and return address of each visit to the portal. */
  readonly portals: Record<string, { readonly customer: string; readonly returnUrl: string }>
  /** The id of what was created for an idempotency key. */
  readonly created: Record<string, string>
  /** Events that the webhook has not confirmed. */
  readonly undelivered: Record<string, StripeEvent>
}
