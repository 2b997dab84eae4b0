import type { Order } from '#domain/entities/order.ts'
import { reachable } from '#domain/order/transitions/order-machine.ts'
import type { StepOffer } from './step-offers.ts'

interface OrderHere {
  readonly order: Pick<Order, 'status' | 'assigneeIds'>
  readonly isLost: boolean
}

/**
 * Whether `uid` may still undo what a toast offers: the order is here and theirs, and only steps of the work may have
 * followed. `here` is null for an order that has left this device.
 */
export function doesOfferHold(
  { from, to, assigneeIds }: StepOffer,
  here: OrderHere | null,
  uid: string,
): boolean {
  if (here === null || here.isLost) return false
  const { order } = here
  if (assigneeIds.includes(uid) && !order.assigneeIds.includes(uid)) return false
  // What was read last may be from before the step.
  return order.status === from || reachable(to, 'technician').has(order.status)
}
