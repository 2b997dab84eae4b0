import { orderById } from '#data/index.ts'
import { useLive } from '#data/react.ts'

/** Whether an order is only here because of changes that were refused: it is no longer this person's. */
export function useIsLost(orderId: string): boolean {
  return useLive(orderById(orderId))?.isLost ?? false
}
