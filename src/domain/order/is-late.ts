import type { Order } from '../entities/order.ts'

/** Whether an order is open although its planned end is past at this instant. */
export function isLate(
  { open, plannedStart, plannedEnd }: Pick<Order, 'open' | 'plannedStart' | 'plannedEnd'>,
  at: string,
): boolean {
  return open && plannedStart !== null && (plannedEnd ?? plannedStart) < at
}
