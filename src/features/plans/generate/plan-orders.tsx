import { useToday } from '#messages/use-today.ts'
import { useEffect } from 'react'
import { plansReady } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { useCreateOrders } from './use-create-orders.ts'

/**
 * Creates the orders of plans when the app opens for the office, once on each day on which it stays open, and when
 * the last visit of a plan that repeats after completion is over.
 */
export function PlanOrders() {
  const today = useToday(useTimeZone())
  const over = useLive(plansReady())
  return over === undefined ? null : <OrdersOfToday key={`${today} ${over}`} />
}

function OrdersOfToday() {
  const createOrders = useCreateOrders()
  useEffect(() => void createOrders(), [createOrders])
  return null
}
