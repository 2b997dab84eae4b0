import type { Order } from '../entities/order.ts'

/** Whether an order is open although its planned end is past at this instant. */
export function isLate(
  order: Pick<Order, 'open' | 'plannedStart' | 'plannedEnd'>,
  at: string,
): boolean {
  const { plannedStart } = order
  return order.open && plannedStart !== null && (order.plannedEnd ?? plannedStart) < at
}
