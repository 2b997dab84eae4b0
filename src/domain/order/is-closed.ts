import type { OrderStatus } from './order-status.ts'

const closed: ReadonlySet<OrderStatus> = new Set([
  'done',
  'cannotComplete',
  'reviewed',
  'invoiced',
  'cancelled',
])

/** Whether no more work is to be done on site. */
export function isClosed(status: OrderStatus): boolean {
  return closed.has(status)
}
