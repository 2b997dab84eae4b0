import type { OrderStatus } from '#domain/order/order-status.ts'
import { underWayStatuses } from '#domain/order/under-way.ts'

/** Where a visit stands, for what its page shows first. */
export type WorkPhase = 'before' | 'during' | 'after'

const after: ReadonlySet<OrderStatus> = new Set([
  'done',
  'partlyDone',
  'cannotComplete',
  'reviewed',
  'invoiced',
])

export function workPhase(status: OrderStatus): WorkPhase {
  if (underWayStatuses.has(status)) return 'during'
  return after.has(status) ? 'after' : 'before'
}
