import type { Order } from '#domain/entities/order.ts'
import type { Visit } from '#domain/entities/visit.ts'

/** Whether there is work to invoice: reviewed, and not given up. Without a visit on record the work counts as done. */
export function canBeInvoiced(
  order: Pick<Order, 'status'>,
  visit: Pick<Visit, 'outcome'> | null,
): boolean {
  return order.status === 'reviewed' && visit?.outcome !== 'cannotComplete'
}
