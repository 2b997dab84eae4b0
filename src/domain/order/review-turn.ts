import type { Order } from '../entities/order.ts'

type Waiting = Pick<Order, 'id' | 'statusAt'>

/** Compares orders that wait for the office's review: who has waited longest comes first. */
export function byReviewTurn(a: Waiting, b: Waiting): number {
  return a.statusAt.localeCompare(b.statusAt) || a.id.localeCompare(b.id)
}
