/** Where work that was done or agreed has not become money, in the order in which they are shown. */
export const leakKinds = [
  /** Reviewed, and on no invoice. */
  'toInvoice',
  /** Over, and nobody has reviewed it. */
  'toReview',
  /** Hours recorded on an order that was invoiced without them. */
  'timeLeft',
  /** Parts used on an order that was invoiced without them. */
  'partsLeft',
  /** A draft that nobody has issued for days. */
  'oldDraft',
] as const
export type LeakKind = (typeof leakKinds)[number]

/** One piece of money at risk. */
export interface Leak {
  readonly kind: LeakKind
  /** The order's id, or the draft's. */
  readonly id: string
  readonly customerId: string
  /** The order's reference and title; '' for a draft. */
  readonly title: string
  /** Since when, as an instant. */
  readonly since: string
  /** Without tax, in minor units; 0 where no price is known. */
  readonly amountMinor: number
  readonly currency: string
}
