import type { Doc } from '#domain/mutation/types.ts'

/** What the server has stored of Stripe, by path. */
export const billingDocs: readonly (readonly [path: string, Doc])[] = [
  ['products/prod_team', { active: true, name: 'Team', stripe_metadata_plan: 'team' }],
  ['products/prod_team/prices/price_month', { active: true, unit_amount: 2900 }],
  ['products/prod_team/prices/price_year', { active: true, unit_amount: 29_000 }],
  ['products/prod_team/prices/price_old', { active: false, unit_amount: 900 }],
  ['customers/admin', { stripeId: 'cus_admin' }],
  ['customers/owner/checkout_sessions/cs1', { mode: 'subscription', url: 'https://pay.example' }],
  ['customers/owner/subscriptions/sub1', { status: 'active' }],
  ['customers/owner/subscriptions/sub1/invoices/in1', { status: 'paid' }],
]
