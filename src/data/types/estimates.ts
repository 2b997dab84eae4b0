import type { Customer } from '#domain/entities/customer.ts'
import type { Estimate } from '#domain/entities/estimate.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Photo } from '#domain/entities/photo.ts'
import type { Site } from '#domain/entities/site.ts'
import type { OutboxItem } from './data.ts'

/** One row of the list of estimates. */
export interface EstimateListItem {
  readonly estimate: Estimate
  /** '' while the customer has not reached this device. */
  readonly customerName: string
  /**
   * The totals of its options with tax, in minor units, the lowest first; only that of the approved one once there is
   * one. Empty where there are no lines.
   */
  readonly totalsMinor: readonly number[]
  readonly isUnsent: boolean
}

/** An estimate with what its page shows. */
export interface EstimateView {
  readonly estimate: Estimate
  readonly customer: Customer | null
  readonly site: Site | null
  /** The order that it was made on. */
  readonly order: Order | null
  /** The order that was made from it; null also while it has not reached this device. */
  readonly madeOrder: Order | null
  /** The signature under it, if this device has it. */
  readonly signature: Photo | null
  readonly isUnsent: boolean
  /** The oldest change to it that waits for a person. */
  readonly actionNeeded: OutboxItem | null
}
