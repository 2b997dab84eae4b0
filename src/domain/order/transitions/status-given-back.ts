import type { Order } from '../../entities/order.ts'
import type { OrderStatus } from '../order-status.ts'
import { statusOfPlan } from './status-of-plan.ts'

/** The step that gives an order its status again; see `order/takeBack`. */
export interface GivenBack {
  readonly orderId: string
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly statusAt: string
}

interface Planned {
  readonly assigneeIds: readonly string[]
  readonly order: Pick<Order, 'id' | 'status' | 'statusAt' | 'assigneeIds' | 'plannedStart'>
}

/** Sent and accepted work: any other status that follows from a plan comes back with the plan. */
const givenBack: ReadonlySet<OrderStatus> = new Set(['dispatched', 'accepted'])

/**
 * The step that an undo needs beside the plan where a visit is given to other people: that the order was sent, and that
 * it was accepted by those who have it again. Null where the plan alone brings that back, or where the order has not
 * followed its visit yet, so that nothing is known of who accepted it.
 */
export function statusGivenBack(
  { order, assigneeIds: before }: Planned,
  after: readonly string[],
): GivenBack | null {
  const { id: orderId, status, statusAt, plannedStart } = order
  const isBehind = before.some((uid) => !order.assigneeIds.includes(uid))
  if (!givenBack.has(status) || isBehind) return null
  const ofOtherVisits = order.assigneeIds.filter((uid) => !before.includes(uid))
  const plan = { assigneeIds: [...ofOtherVisits, ...after], plannedStart }
  const from = statusOfPlan({ ...plan, status: statusOfPlan(order, plan) }, order)
  return from === status ? null : { orderId, from, to: status, statusAt }
}
