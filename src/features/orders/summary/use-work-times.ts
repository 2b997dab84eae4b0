import { orderHistory, orderTime } from '#data/index.ts'
import { useLive, useOlderTime, useTimeZone } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { stepsTaken } from '#domain/order/history/steps-taken.ts'
import { workTimes, type WorkTimes } from '#domain/order/history/work-times.ts'
import { useNow } from '#messages/index.ts'

/** The visits of an order and the time spent on it, as far as this device knows them. */
export function useWorkTimes(order: Order): WorkTimes {
  const now = useNow()
  const timeZone = useTimeZone()
  useOlderTime([order])
  const history = useLive(orderHistory(order.id)) ?? []
  const entries = useLive(orderTime(order.id)) ?? []
  return workTimes(order, stepsTaken(history), entries, { now, timeZone })
}
