import type { OrderStatus } from '#domain/order/order-status.ts'

/** Where a visit stands, for what its page shows first. */
export type WorkPhase = 'before' | 'during' | 'after'

const during: ReadonlySet<OrderStatus> = new Set(['enRoute', 'onSite', 'paused'])
const after: ReadonlySet<OrderStatus> = new Set([
  'done',
  'partlyDone',
  'cannotComplete',
  'reviewed',
  'invoiced',
])

export function workPhase(status: OrderStatus): WorkPhase {
  if (during.has(status)) return 'during'
  return after.has(status) ? 'after' : 'before'
}
