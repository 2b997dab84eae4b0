import type { OrderStatus } from '#domain/order/order-status.ts'
import { createLiveValue } from '#lib/live-value.ts'

/** A step that a toast on the screen offers to undo. */
export interface StepOffer {
  readonly orderId: string
  readonly from: OrderStatus
  readonly to: OrderStatus
  /** Who did the work when the step was taken. */
  readonly assigneeIds: readonly string[]
}

/** The newest offer of each of the last few orders, whether its toast is still on the screen or not. */
export const stepOffers = createLiveValue<readonly StepOffer[]>([])

export function noteStepOffer(offer: StepOffer): void {
  const others = stepOffers.get().filter(({ orderId }) => orderId !== offer.orderId)
  stepOffers.set([...others.slice(-3), offer])
}
