import type { Order } from '#domain/entities/order.ts'

/** Whether a step that came too late waits for the office, and not work finished without all that it requires. */
export function isLateStep({ needsReview }: Pick<Order, 'needsReview'>): boolean {
  return needsReview !== null && needsReview.lacks.length === 0
}
