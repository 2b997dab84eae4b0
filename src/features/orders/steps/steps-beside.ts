import type { OrderStatus } from '#domain/order/order-status.ts'
import { underWayStatuses } from '#domain/order/under-way.ts'

const interrupting: readonly OrderStatus[] = ['paused', 'cannotComplete']

/** The steps that stand beside the next one while a visit is under way; `others` are those that are allowed besides. */
export function stepsBeside(
  status: OrderStatus,
  others: readonly OrderStatus[],
): readonly OrderStatus[] {
  return underWayStatuses.has(status) ? interrupting.filter((step) => others.includes(step)) : []
}
