import { orderStatuses } from '../order/order-status.ts'

/**
 * Whether work on an order had begun: a lapse does not stop it. Beginning itself is stopped, so whatever is stored as begun
 * was begun before. The rules say the same.
 */
export function hasBegun(order: Readonly<Record<string, unknown>> | undefined): boolean {
  const statuses: readonly unknown[] = orderStatuses
  const place = statuses.indexOf(order?.status)
  return place >= statuses.indexOf('enRoute') && place <= statuses.indexOf('invoiced')
}
