import type { Order } from '../entities/order.ts'
import type { About } from './facts.ts'

type Orders = ReadonlyMap<string, Order>

/** The orders by their ids. */
export function orderIndex(orders: readonly Order[]): Orders {
  const byId = new Map<string, Order>()
  for (const order of orders) byId.set(order.id, order)
  return byId
}

/** Whom and what an order is about; its assignees, unless `people` are given. */
export function aboutOrder(
  order: Order | undefined,
  people: readonly string[] = order?.assigneeIds ?? [],
): About {
  return {
    people,
    customerId: order?.customerId ?? '',
    templateId: order?.templateId ?? '',
  }
}
