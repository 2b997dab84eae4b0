import type { Order, Priority } from '../entities/order.ts'

const ranks: Readonly<Record<Priority, number>> = { urgent: 0, high: 1, normal: 2, low: 2 }

/**
 * Compares by urgency: urgent, then high, then all other work, in which low priority keeps its position in the plan.
 */
export function byUrgency(a: Pick<Order, 'priority'>, b: Pick<Order, 'priority'>): number {
  return ranks[a.priority] - ranks[b.priority]
}
