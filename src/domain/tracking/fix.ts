import type { OrderStatus } from '../order/order-status.ts'

/** A person's position at one moment: degrees of WGS 84, metres, percent of battery. */
export interface Fix {
  /** True time, ISO. */
  readonly at: string
  readonly latitude: number
  readonly longitude: number
  readonly accuracy: number
  readonly battery: number | null
  /** The step of an order that was tapped there; null in between. */
  readonly step: OrderStatus | null
}
