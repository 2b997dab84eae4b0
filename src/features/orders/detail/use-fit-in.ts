import { useNavigate } from 'react-router'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Order } from '#domain/entities/order.ts'
import { mayFitIn } from '#domain/order/may-fit-in.ts'
import { useNow } from '#messages/index.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'

/** Opens the board to fit an order in as urgent; null where that is not possible, or the screen is too narrow for it. */
export function useFitIn(order: Order | undefined): (() => void) | null {
  const actor = useActor()
  const navigate = useNavigate()
  const hasBoard = useMediaQuery('(width >= 700px)')
  const now = new Date(useNow()).toISOString()
  const mayPlan = hasBoard && actor !== null && can(actor, 'booking/plan')
  if (!mayPlan || !order || !mayFitIn(order, now)) return null
  return () => void navigate(`/schedule?urgent=${order.id}`)
}
