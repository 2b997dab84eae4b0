import type { Order } from '../../entities/order.ts'
import type { OrderStatus } from '../order-status.ts'
import { statusOfPlan } from './status-of-plan.ts'

/** The step that restores the status of an order; see `order/takeBack`. */
export interface StatusRestore {
  readonly orderId: string
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly statusAt: string
  readonly reason?: string
}

interface Planned {
  readonly assigneeIds: readonly string[]
  readonly order: Pick<
    Order,
    'id' | 'status' | 'statusAt' | 'statusReason' | 'assigneeIds' | 'plannedStart' | 'joinedAt'
  >
}

/** What an order loses with its people. Planning it again restores any other status that follows from a plan. */
const lostWithPeople: ReadonlySet<OrderStatus> = new Set([
  'dispatched',
  'accepted',
  'enRoute',
  'onSite',
  'paused',
])

/**
 * What an order loses when a visit goes to other people, as the step that restores it when that is undone: that it was
 * sent, or that its people had accepted or begun it. Null where planning it again restores everything, or where the
 * order has not followed its visit yet, so that it is not known who accepted it.
 */
export function lostStatus(
  { order, assigneeIds: before }: Planned,
  after: readonly string[],
): StatusRestore | null {
  const { id: orderId, status, statusAt, statusReason: reason, plannedStart } = order
  const isBehind = before.some((uid) => !order.assigneeIds.includes(uid))
  if (!lostWithPeople.has(status) || isBehind) return null
  const ofOtherVisits = order.assigneeIds.filter((uid) => !before.includes(uid))
  const plan = { assigneeIds: [...ofOtherVisits, ...after], plannedStart }
  const next = statusOfPlan(order, plan)
  const from = statusOfPlan({ ...plan, status: next, statusReason: reason }, order)
  if (from === status) return null
  return { orderId, from, to: status, statusAt, ...(reason !== '' && { reason }) }
}
