import { useNavigate } from 'react-router'
import type { Order } from '#domain/entities/order.ts'
import { mayFitIn } from '#domain/order/may-fit-in.ts'
import { useNow } from '#messages/index.ts'
import { useFitInPath } from '../use-fit-in-path.ts'

/** Opens the board to fit an order in as urgent; null where that is not possible, or the screen is too narrow for it. */
export function useFitIn(order: Order | undefined): (() => void) | null {
  const navigate = useNavigate()
  const pathOf = useFitInPath()
  const now = new Date(useNow()).toISOString()
  if (!pathOf || !order || !mayFitIn(order, now)) return null
  return () => void navigate(pathOf(order.id))
}
