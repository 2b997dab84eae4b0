import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'

/** Where the board fits an order in as urgent; null for those who may not plan, or where there is no room for the board. */
export function useFitInPath(): ((orderId: string) => string) | null {
  const actor = useActor()
  const hasBoard = useMediaQuery('(width >= 700px)')
  const mayPlan = hasBoard && actor !== null && can(actor, 'booking/plan')
  return mayPlan ? (orderId) => `/schedule?urgent=${orderId}` : null
}
