import type { OrderStatus } from '../order/order-status.ts'

/** Where somebody was at one moment. Degrees of WGS 84, metres, percent of the battery. */
export interface Fix {
  /** True time, ISO. */
  readonly at: string
  readonly latitude: number
  readonly longitude: number
  readonly accuracy: number
  readonly battery: number | null
  /** The step of an order that was tapped there; null on the way between. */
  readonly step: OrderStatus | null
}
