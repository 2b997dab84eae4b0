import type { Order } from '#domain/entities/order.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'

export type BeforeStep = Pick<Order, 'id' | 'status' | 'statusAt' | 'statusReason' | 'needsReview'>

/** What undoes a step to `to`; `order` is the order before it. */
export function takeBackArgs(order: BeforeStep, to: OrderStatus): MutationArgs<'order/takeBack'> {
  const { id: orderId, status, statusAt, statusReason, needsReview } = order
  const lacks = needsReview?.to === status ? needsReview.lacks : []
  return {
    orderId,
    from: to,
    to: status,
    statusAt,
    ...(statusReason !== '' && { reason: statusReason }),
    ...(lacks.length > 0 && { lacks }),
  }
}
