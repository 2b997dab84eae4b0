import type { OrderStatus } from '#domain/order/order-status.ts'

const underWay: ReadonlySet<OrderStatus> = new Set(['enRoute', 'onSite', 'paused'])
const interrupting: readonly OrderStatus[] = ['paused', 'cannotComplete']

/** The steps that stand beside the next one while a visit is under way; `others` are those that are allowed besides. */
export function stepsBeside(
  status: OrderStatus,
  others: readonly OrderStatus[],
): readonly OrderStatus[] {
  return underWay.has(status) ? interrupting.filter((step) => others.includes(step)) : []
}
