import type { Order } from '#domain/entities/order.ts'

/** Whether a step that came too late waits for the office, as opposed to work finished without all requirements. */
export function isLateStep({ needsReview }: Pick<Order, 'needsReview'>): boolean {
  return needsReview !== null && needsReview.lacks.length === 0
}
