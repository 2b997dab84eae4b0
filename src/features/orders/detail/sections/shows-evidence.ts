import type { Order } from '#domain/entities/order.ts'
import { hasPassed } from '#domain/order/transitions/order-machine.ts'

export interface EvidenceFacts {
  order: Pick<Order, 'status'>
  parts: readonly unknown[]
  /** Whether the reader may add to the order now. */
  mayAdd: boolean
}

/** Whether an order has its section of photos and parts: once there is something to add or to see. */
export function showsEvidence({ order, parts, mayAdd }: EvidenceFacts): boolean {
  return mayAdd || parts.length > 0 || hasPassed('enRoute', order.status)
}
