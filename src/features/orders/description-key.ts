import { estimateIdOf } from '#domain/estimate/order-of-estimate.ts'

/** What an order's description is called: an estimate tells its order what to do, not what is wrong. */
export function descriptionKey(orderId: string): 'orders.description' | 'orders.scope' {
  return estimateIdOf(orderId) === null ? 'orders.description' : 'orders.scope'
}
