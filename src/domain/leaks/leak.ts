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
  /** Approved by the customer, who was not asked for the deposit that it names. */
  'depositNotAsked',
  /** A deposit that is due, and not paid. */
  'depositUnpaid',
  /** Approved by the customer, and no order was made of it. */
  'approvedEstimate',
  /** Sent to the customer, who has not answered. */
  'unansweredEstimate',
] as const
export type LeakKind = (typeof leakKinds)[number]

/** The kinds that are finished work on no invoice at all. */
export const unbilledKinds: ReadonlySet<LeakKind> = new Set(['toInvoice', 'toReview'])

/** One piece of money at risk. */
export interface Leak {
  readonly kind: LeakKind
  /** The id of the order, the draft or the estimate. */
  readonly id: string
  readonly customerId: string
  /** The reference and title of the order or the estimate; '' for a draft. */
  readonly title: string
  /** Since when, as an instant. */
  readonly since: string
  /** Without tax, in minor units; 0 where no price is known. */
  readonly amountMinor: number
  readonly currency: string
}
